import type { RowError } from '../../src/lib/table-file/column'
import type { TableImport } from '../../src/lib/table-file/table-import'

/** Picks a file with this text, and waits until its rows are compared. */
export async function pickText<R, T, A>(model: TableImport<R, T, A>, text: string) {
  await model.pick(new File([text], 'table.csv'))
  return model.$rows.get()
}

/** What makes a file unreadable: the reason, then its details. */
export async function reasonOf<R, T, A>(model: TableImport<R, T, A>, text: string) {
  await model.pick(new File([text], 'table.csv'))
  const picked = model.$picked.get()
  if (picked.status === 'refused') return [picked.reason]
  return picked.status === 'read' && picked.table.status === 'unreadable'
    ? [picked.table.reason, ...picked.table.details]
    : undefined
}

/** Line, field and message of each error. */
export const errorsIn = (rows: readonly { line: number; errors: readonly RowError[] }[]) =>
  rows.flatMap(({ line, errors }) => errors.map(({ field, message }) => [line, field, message] as const))
