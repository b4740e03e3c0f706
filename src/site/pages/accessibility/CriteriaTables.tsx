import { themes, type Verdict } from './criteria';
import './accessibility.css';

/** A sign as well as a colour. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  conforme: '✓',
  'non conforme': '✗',
  'non applicable': '–',
};

/** One table a theme; on a phone the cells of a row are below each other. */
export const CriteriaTables = () =>
  themes.map(({ number, title, criteria }) => (
    <table className="criteria" key={number}>
      <caption>
        <h3>{`${number}. ${title}`}</h3>
      </caption>
      <thead>
        <tr>
          <th scope="col">Critère</th>
          <th scope="col">Résultat</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.number}>
            <th scope="row">
              <b>{criterion.number}</b> {criterion.title}
            </th>
            <td>
              <strong data-verdict={criterion.verdict}>
                <span aria-hidden="true">{SIGNS[criterion.verdict]}</span> {criterion.verdict}
              </strong>
              <span>{criterion.note}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
