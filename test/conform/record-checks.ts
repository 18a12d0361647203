import { isDeepStrictEqual } from 'node:util'
import type { Reply } from './client'
import { createProbe, type Probe, recordOf } from './probe'
import type { Checked } from './results'
import { bearer, type Run } from './run'

const LIST = 'GET /data/operations'
const LOG_STATUS = '/api/v1/data/operation-log'
const MOST = 500

/** Whether the operation log has recorded a secret that this run has sent; nothing where this user may not read it. */
export async function checkRecords(run: Run, passwords: string[]): Promise<Checked[]> {
  const { client, contract, session } = run
  const operation = contract.find(LIST)
  if (!operation?.permission || !session.roles.includes(operation.permission)) return []
  const probe = createProbe(operation.tag, 'records of this run', contract.placeOf(operation))
  const url = contract.urlOf(operation)
  const read = (path: string) => client.send({ method: 'GET', path: url + path, headers: bearer(session.token) })

  const list = probe.timed(await read(`?limit=${MOST}`))
  const { items } = recordOf(list.json)
  const texts = [list.text]
  for (const item of Array.isArray(items) ? items : []) {
    const { number, username, changes, change_count: count } = recordOf(item)
    const isComplete = Array.isArray(changes) && changes.length === count
    if (username === session.username && !isComplete) texts.push((await read(`/${number}`)).text)
  }
  for (const secret of [...passwords, ...client.sentSecrets]) {
    const isRecorded = texts.some(text => text.includes(JSON.stringify(secret).slice(1, -1)))
    probe.expect('the records', 'secrets', !isRecorded, 'the operation log has the value of a secret that was sent')
  }
  if (run.saves.length > 0) await checkSaves(run, probe, read)
  return probe.isEmpty() ? [] : [probe.result()]
}

/** Whether what was saved is recorded, with the value before and after it. A log that is full records nothing. */
async function checkSaves(
  { client, session, saves }: Run,
  probe: Probe,
  read: (path: string) => Promise<Reply>
): Promise<void> {
  const status = await client.send({ method: 'GET', path: LOG_STATUS, headers: bearer(session.token) })
  if (recordOf(status.json).state === 'stopped') return
  const user = new URLSearchParams({ limit: String(MOST), username: session.username, result: 'done' })
  const { items } = recordOf((await read(`?${user}`)).json)
  const records = (Array.isArray(items) ? items : []).map(recordOf).filter(it => it.username === session.username)
  for (const { name, path, field, previous, next } of saves) {
    const changes = records
      .filter(it => it.function === name && it.target === path)
      .flatMap(it => (Array.isArray(it.changes) ? it.changes.map(recordOf) : []))
      .filter(it => it.field === field)
    // The newest record is of changing it back.
    const [, change] = changes
    const expected = `${JSON.stringify(previous)} before and ${JSON.stringify(next)} after it`
    const label = `the record of ${name}`
    const missing = `there is none of ${field} and of its way back by ${session.username}`
    if (!probe.expect(label, 'list', change !== undefined, missing)) continue
    const isSame = isDeepStrictEqual([change?.previous, change?.next], [previous, next])
    const came = `${JSON.stringify(change?.previous)} and ${JSON.stringify(change?.next)}`
    probe.expect(label, 'list', isSame, `${field} is ${came} instead of ${expected}`)
  }
}
