import { type Client, Ended, type Reply, type Sent } from './client'
import type { Contract, Operation } from './contract'
import { createCalls, createProbe, type Expected, type Probe } from './probe'
import type { Values } from './values'

export interface Session {
  username: string
  token: string
  roles: string[]
  /** The actions for which the panel requires a role. */
  actions: string[]
}

/** The roles that an operation requires and a user lacks. */
export const missingRoles = ({ roles, actions }: Session, { permission, action }: Operation): string[] =>
  [permission, action && actions.includes(action) ? action : undefined].flatMap(role =>
    role === undefined || roles.includes(role) ? [] : [role]
  )

/** A change of one field of settings. */
export interface Save {
  name: string
  path: string
  field: string
  previous: unknown
  next: unknown
}

/** What all checks of one run share. */
export interface Run {
  client: Client
  contract: Contract
  values: Values
  session: Session
  /** Another user, whose missing permissions are checked. */
  other: Session | undefined
  /** Whether operations that change something are sent too. */
  write: boolean
  /** Paths of entries that the run has created and not yet deleted. */
  created: Set<string>
  /** What the run has saved, as the operation log has to state it. */
  saves: Save[]
  /** Ends the run in order. */
  signal: AbortSignal | undefined
}

export const INTERRUPTED = 'the run was interrupted'

/** Why no further call is made. */
export const endOf = ({ signal, client }: Pick<Run, 'signal' | 'client'>): string | undefined =>
  signal?.aborted ? INTERRUPTED : client.lost()

/** One operation being checked. */
export interface Check {
  run: Run
  operation: Operation
  /** With its parameters filled in. */
  path: string
  probe: Probe
  /** Sends the operation with the token of the run, unless the headers have another; with none where it is empty. */
  call(label: string, sent: Partial<Sent>, expected: Expected): Promise<Reply>
}

export function createCheck(run: Run, operation: Operation, path: string): Check {
  const probe = createProbe(operation.tag, operation.name, run.contract.placeOf(operation))
  const calls = createCalls(run.client, run.contract, operation, probe)
  const call: Check['call'] = async (label, { headers, ...sent }, expected) => {
    const end = endOf(run)
    if (end) throw new Ended(end)
    const method = operation.method.toUpperCase()
    const { Authorization, ...others } = { ...bearer(run.session.token), ...headers }
    return calls(
      label,
      { method, path, headers: { ...others, ...(Authorization && { Authorization }) }, ...sent },
      expected
    )
  }
  return { run, operation, path, probe, call }
}

export const bearer = (token: string): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {})

/** A body with its media type. */
export const json = (body: unknown, headers: Record<string, string> = {}): Pick<Sent, 'body' | 'headers'> => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers }
})

/** The statuses of success of an operation. */
export const successOf = ({ responses }: Operation): number[] =>
  Object.keys(responses)
    .map(Number)
    .filter(status => status < 300)
