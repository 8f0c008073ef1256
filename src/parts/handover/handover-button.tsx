import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { usePage } from '#parts/page.tsx';
import { ROUTES, type RoutePath, type ToolId } from '#parts/routes.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import type { Handed } from './handovers.ts';
import { onSite } from '#client/site.ts';

/** Tools that receive something from others. */
type Receiver = Extract<keyof Handed, ToolId>;

/** Where what was handed over is shown. */
const SHOWN_AT: Readonly<Record<Receiver, RoutePath>> = {
  scd: ROUTES.scdVisualisation,
  ovt: ROUTES.ovt,
  sovt: ROUTES.sovt,
};

type Props<Tool extends Receiver> = {
  readonly to: Tool;
  /** The plan or objects to hand over; undefined where they cannot be obtained, which has been reported. */
  readonly handed: () => Handed[Tool] | Promise<Handed[Tool] | undefined>;
  /** Size, the same as that of the buttons beside it. */
  readonly size?: ButtonProps['size'];
  readonly children: ReactNode;
};

/** A button that goes on in another tool with what this one shows; not there for a tool that is closed, nor in a frame of another page. */
export function HandoverButton<Tool extends Receiver>({ to, handed, size = 'small', children }: Props<Tool>) {
  const { handovers } = usePage();
  if (!isEnabled(configuration, to) || EMBEDDING !== undefined) return null;
  const handOver = async () => {
    const what = await handed();
    if (what === undefined) return;
    handovers.give(to, what);
    navigate(onSite(SHOWN_AT[to]));
  };
  return (
    <Button size={size} onPress={() => void handOver()}>
      {children}
    </Button>
  );
}
