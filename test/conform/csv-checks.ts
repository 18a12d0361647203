import type { Reply } from './client'
import { recordOf } from './probe'
import type { Check } from './run'

const PLACE = 'static/contract/common.json#/info/description'
const MARK = '\uFEFF'
/** Where a spreadsheet may begin a cell, whatever its separator: before these characters such a file has `'`. */
const FORMULA = /(?:^\uFEFF?|[,;\t"\r\n])[=@]/

/** The file that an answer names: of a list with the entry of this run, whose name begins as a formula does. */
export async function checkFile({ run, probe }: Check, { json }: Reply): Promise<void> {
  const { url } = recordOf(json)
  if (typeof url !== 'string') return
  const { status, text } = await run.client.send({ method: 'GET', path: url })
  const label = 'the file'
  if (!probe.expect(label, 'status', status === 200, `status ${status} instead of 200`, PLACE)) return
  probe.expect(label, 'charset', text.startsWith(MARK), 'it does not begin with a byte order mark', PLACE)
  probe.expect(label, 'schema', !FORMULA.test(text), 'a spreadsheet runs a text in it as a formula', PLACE)
}
