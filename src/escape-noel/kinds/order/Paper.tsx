import { InkPicture } from '../../game/media/InkPicture';
import { definePaper, type PaperProps } from '../definePaper';
import { Boxes, HowTo } from '../PaperPieces';
import { order, type OrderPlay } from './rules';

function OrderPaper({ play: { items, first, last } }: PaperProps<OrderPlay>) {
  return (
    <>
      <HowTo>Découpe les cartes et range-les sur la table, puis recopie leurs numéros dans cet ordre.</HowTo>
      <p className="paper-ends">
        <span>{first}</span>
        <span aria-hidden>→</span>
        <span>{last}</span>
      </p>
      <ul className="paper-cards">
        {items.map(({ id, text, image }) => (
          <li className="paper-cut" key={id}>
            <b>{id}</b>
            {image && <InkPicture alt="" src={image} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Boxes count={items.length} label="Mon ordre" />
    </>
  );
}

export const readPaper = definePaper(order, OrderPaper, () => true);
