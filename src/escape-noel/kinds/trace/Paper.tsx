import { InkPicture } from '../../game/media/InkPicture';
import { definePaper, type PaperProps } from '../definePaper';
import { HowTo } from '../PaperPieces';
import { trace, type Node, type TracePlay } from './rules';

function TracePaper({ play: { width, height, scene, alt, nodes } }: PaperProps<TracePlay>) {
  /** A unit that looks the same whatever the plane's size. */
  const unit = Math.min(width, height) / 100;
  return (
    <>
      <HowTo>Relie les {nodes.length} points d'un seul trait de crayon, chacun une fois.</HowTo>
      <div className="paper-plane" style={{ '--ratio': width / height }}>
        {scene && <InkPicture alt={alt ?? ''} src={scene} />}
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`}>
          {nodes.map((node) => (
            <g key={node.id} transform={`translate(${node.x} ${node.y}) scale(${unit})`}>
              <Mark node={node} />
            </g>
          ))}
        </svg>
      </div>
    </>
  );
}

/** A star as big as it shines, or a ring on a map. */
function Mark({ node: { size } }: { node: Node }) {
  if (size === undefined)
    return <circle fill="none" r="6" stroke="#000000" strokeDasharray="1.6 1.2" strokeWidth="0.6" />;
  const radius = size * 1.2;
  return (
    <path
      d={`M0-${radius * 1.6}L${radius * 0.4}-${radius * 0.4} ${radius * 1.6} 0 ${radius * 0.4} ${radius * 0.4} 0 ${radius * 1.6}-${radius * 0.4} ${radius * 0.4}-${radius * 1.6} 0-${radius * 0.4}-${radius * 0.4}Z`}
      fill={size > 2 ? '#000000' : '#ffffff'}
      stroke="#000000"
      strokeWidth="0.5"
    />
  );
}

export const readPaper = definePaper(trace, TracePaper, () => true);
