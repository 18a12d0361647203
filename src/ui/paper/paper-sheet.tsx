import type { Children } from '../page/children'
import type { PaperCell, PaperDocument, PaperSection, PaperTable } from './document'
import styles from './paper.module.css'

export interface PaperSheetProps {
  of: PaperDocument
  /** Above the table of a section. */
  pictureOf?: ((id: string) => Children) | undefined
}

/** A document of its own, without scripts; the same for the file and for paper. */
export function PaperSheet({ of: { title, facts, warnings, sections, signatures }, pictureOf }: PaperSheetProps) {
  return (
    <main className={styles.paper}>
      <h1>{title}</h1>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(warning => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {sections.map(section => (
        <Section key={section.id} of={section} picture={pictureOf?.(section.id)} />
      ))}
      <Signatures of={signatures} />
    </main>
  )
}

function Section({ of: { title, notes, table }, picture }: { of: PaperSection; picture: Children }) {
  return (
    <section>
      <h2>{title}</h2>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {picture}
      {table && table.rows.length > 0 && <Rows of={table} />}
    </section>
  )
}

function Rows({ of: { columns, rows } }: { of: PaperTable }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // Columns never move.
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index} className={classOf(shown(cell))}>
                {shown(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Figures, also with a sign and a unit, are not broken. */
const NUMBERS = /^[−-]?[\d\s.,–]+( ?[^\s\d]{1,6})?$/

/** Of which a cell may break a word, which would make its column too wide. */
const LONG_WORD = /\S{20}/

function classOf(text: string): string | undefined {
  if (NUMBERS.test(text)) return styles.number
  return LONG_WORD.test(text) ? styles.long : undefined
}

const shown = (cell: PaperCell) => {
  if (typeof cell === 'string') return cell
  return 'shape' in cell ? `${cell.shape} ${cell.text}` : cell.text
}

function Signatures({ of: { title, columns, roles } }: { of: PaperDocument['signatures'] }) {
  return (
    <section className={styles.signatures}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" />
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(role => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {columns.map(column => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
