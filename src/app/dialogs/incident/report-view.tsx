import styles from './report.module.css'
import type { Cell, Report, ReportTable, Section, T } from './report-model'
import { ReportPicture } from './report-picture'

/** The report as a document of its own, without scripts; the same for the file and for paper. */
export function ReportView({ of: { title, facts, warnings, sections }, t }: { of: Report; t: T }) {
  return (
    <main className={styles.report}>
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
        <SectionView key={section.id} of={section} />
      ))}
      <Signatures t={t} />
    </main>
  )
}

function SectionView({ of: { title, notes, picture, table } }: { of: Section }) {
  return (
    <section>
      <h2>{title}</h2>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {picture && <ReportPicture of={picture} label={title} />}
      {table && table.rows.length > 0 && <TableView of={table} />}
    </section>
  )
}

function TableView({ of: { columns, rows } }: { of: ReportTable }) {
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
              <td key={index} className={NUMBERS.test(shown(cell)) ? styles.number : undefined}>
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

const shown = (cell: Cell) => {
  if (typeof cell === 'string') return cell
  return 'shape' in cell ? `${cell.shape} ${cell.text}` : cell.text
}

/** To be filled in by hand. */
function Signatures({ t }: { t: T }) {
  return (
    <section className={styles.signatures}>
      <h2>{t('incidentDialog.signatures')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{t('common.term.name')}</th>
            <th scope="col">{t('incidentDialog.date')}</th>
            <th scope="col">{t('common.term.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {(['created', 'checked', 'approved'] as const).map(role => (
            <tr key={role}>
              <th scope="row">{t(`incidentDialog.signature.${role}`)}</th>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
