import type { ReactNode } from 'react';
import { pageFetch } from '#client/http.ts';
import { HAS_SERVICE } from '#client/site.ts';
import { saveFile } from '../save-file.ts';
import { useFileFailure } from './file-failure.ts';

type Props = {
  /** Address of a call whose response is a file. */
  readonly address: string;
  readonly children: ReactNode;
};

/** A link by which a browser saves the response to a call; where the page answers its calls itself, it saves the response. */
export function CallLink({ address, children }: Props) {
  const reportFailure = useFileFailure();
  if (HAS_SERVICE) {
    return (
      <a href={address} download>
        {children}
      </a>
    );
  }
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        saveResponse(address).catch(reportFailure);
      }}
    >
      {children}
    </a>
  );
}

/** @throws TypeError where there is no response; RangeError where it is a problem. */
async function saveResponse(address: string): Promise<void> {
  const response = await pageFetch(address);
  if (!response.ok) throw new RangeError(`the response has the status ${response.status}`);
  saveFile(nameIn(response), await response.blob());
}

/** The name that a response gives its file (RFC 6266), or else `file`. */
function nameIn({ headers }: Response): string {
  const [, name = 'file'] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('Content-Disposition') ?? '') ?? [];
  return decodeURIComponent(name);
}
