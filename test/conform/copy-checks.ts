import type { Operation } from './contract'
import { createProbe, recordOf } from './probe'
import type { Checked } from './results'
import { bearer, type Run } from './run'

const FORECAST = 'GET /data/backup/forecast'
const RUNS = 'GET /data/backup/runs'
/** Older runs than these are not listed, but what they contain counts. */
const MOST_RUNS = 50
const NOT_OUTSIDE = ['pc', 'email']
/** Of an event, only what is over counts. */
const WHOLE = ['data_logs', 'operations']

/** Whether the forecast counts as backed up only what a verified run contains; nothing where the runs do not show that. */
export async function checkCopies({ client, contract, session }: Run): Promise<Checked[]> {
  const [forecast, runs] = [contract.find(FORECAST), contract.find(RUNS)]
  if (!forecast || !runs || !session.roles.includes(forecast.permission ?? '')) return []
  const probe = createProbe(forecast.tag, 'backups and their forecast', contract.placeOf(forecast))
  const read = async (operation: Operation) => {
    const sent = { method: 'GET', path: contract.urlOf(operation), headers: bearer(session.token) }
    return recordOf(probe.timed(await client.send(sent)).json)
  }
  const { sources, last_copy: lastCopy } = await read(forecast)
  const listed = itemsIn((await read(runs)).items)
  if (listed.length >= MOST_RUNS) return []
  const copies = listed.filter(({ state, target }) => state === 'verified' && !NOT_OUTSIDE.includes(String(target)))

  if (copies.length === 0)
    probe.expect(
      'the forecast',
      'copied',
      lastCopy === null,
      'last_copy is set although no run in the list is verified'
    )
  if (copies.some(({ contents }) => contents === undefined)) return probe.isEmpty() ? [] : [probe.result()]
  for (const { source, records, unsaved, oldest, first_unsaved: first } of itemsIn(sources)) {
    const isCopied = copies.some(({ contents }) => Array.isArray(contents) && contents.includes(source))
    if (isCopied || !WHOLE.includes(String(source))) continue
    const difference = `${unsaved} of ${records} ${source} since ${first} are not backed up instead of all since ${oldest}: no verified run contains them`
    probe.expect('the forecast', 'copied', unsaved === records && first === oldest, difference)
  }
  return probe.isEmpty() ? [] : [probe.result()]
}

const itemsIn = (list: unknown) => (Array.isArray(list) ? list.map(recordOf) : [])
