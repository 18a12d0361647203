import { recordOf } from './probe'
import { bearer, type Run } from './run'

/** The newest number in each log of the panel, which never gives one twice; null where this user may not read it. */
export interface LogCounts {
  operations: number | null
  events: number | null
}

const LISTS = { operations: 'GET /data/operations', events: 'GET /data/events' } as const
/** A gap in a log is an entry without a number of its own. */
const ENTRIES = 5

export async function readLogCounts({ client, contract, session }: Run): Promise<LogCounts> {
  const newestIn = async (name: string): Promise<number | null> => {
    const operation = contract.find(name)
    if (!operation || !session.roles.includes(operation.permission ?? '')) return null
    const path = `${contract.urlOf(operation)}?limit=${ENTRIES}`
    const { status, json } = await client.send({ method: 'GET', path, headers: bearer(session.token) })
    const { items } = recordOf(json)
    if (status !== 200 || !Array.isArray(items)) return null
    const numbers = items.map(item => recordOf(item).number).filter(it => typeof it === 'number')
    return numbers.length > 0 ? Math.max(...numbers) : 0
  }
  return { operations: await newestIn(LISTS.operations), events: await newestIn(LISTS.events) }
}

/** How many entries each log has got between two readings, by whomever. */
export function addedBetween(before: LogCounts, after: LogCounts): LogCounts {
  const added = (name: keyof LogCounts) => {
    const [first, last] = [before[name], after[name]]
    return first === null || last === null ? null : last - first
  }
  return { operations: added('operations'), events: added('events') }
}
