import { Play } from 'lucide-react';
import { configuration } from '#parts/configuration.ts';
import { withoutEmbedding } from '#parts/embedding.ts';
import type { ToolId } from '#parts/routes.ts';
import { Button } from '#ui/button.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';

/** A picture of the tool, of which nothing is fetched before the user starts it. */
export function Poster({ tool, onStart }: { tool: ToolId | undefined; onStart: () => void }) {
  const { title, lead } = tool === undefined ? configuration : configuration.toolTexts[tool];
  return (
    <section className="poster" aria-label={title}>
      {tool === undefined ? null : <img className="poster-picture" src={`/posters/${tool}.jpg`} alt="" />}
      <div className="poster-text">
        <strong>{title}</strong>
        <p>{lead}</p>
        <Button kind="primary" onPress={onStart}>
          <Play className="icon" aria-hidden />
          Start
        </Button>
        <OutsideLink href={window.location.origin + withoutEmbedding(window.location)}>
          {configuration.title}
        </OutsideLink>
      </div>
    </section>
  );
}
