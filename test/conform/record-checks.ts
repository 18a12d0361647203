import { createProbe, recordOf } from './probe'
import type { Checked } from './results'
import { bearer, type Run } from './run'

const LIST = 'GET /data/operations'
const MOST = 500

/** Whether the operation log has recorded a secret that this run has sent; nothing where this user may not read it. */
export async function checkRecords({ client, contract, session }: Run, passwords: string[]): Promise<Checked[]> {
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
  return probe.isEmpty() ? [] : [probe.result()]
}
