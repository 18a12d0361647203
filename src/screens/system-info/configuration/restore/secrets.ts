import { RESTORE } from '../../../../api/generated/restore'
import { isRecord } from '../../../../lib/remote/shape'
import type { Message } from '../../../../lib/text/message'
import type { Snapshot } from '../snapshot'
import type { Values } from './change'
import { isSet, misfitOf, partOf, secretsOf } from './fit'
import { isNeeded, type Saved } from './needed'
import type { Plan, Step } from './plan'
import { secretFault } from './secret-rules'

/** A secret that a restore may need, as no snapshot contains any. */
export interface SecretInput {
  /** That of its change, where it is one. */
  id: string
  step: Step
  /** With dots before its own name where it is part of a field. */
  secret: string
  /** The panel has one. */
  isStored: boolean
  /** The panel accepts the step only with it; where it does not need it, a stored one stays, and without one it is left out. */
  isRequired(typed: Secrets): boolean
  /** Why what was typed cannot be sent. */
  errorOf(typed: Secrets): Message | undefined
}

/** What is typed, by the id of the input. */
export type Secrets = Readonly<Record<string, string>>

export const secretsFor = (plan: Plan, steps: readonly Step[]): SecretInput[] =>
  steps.flatMap(step =>
    step.method === 'post' ? ofNewEntry(step) : step.method === 'put' ? ofSettings(plan, step) : []
  )

function ofNewEntry(step: Step): SecretInput[] {
  const { secrets: always = [] } = RESTORE[step.resource.path] ?? {}
  const [change] = step.changes
  const saved = { body: step.call.body, before: {}, after: isRecord(change?.after) ? change.after : {} }
  return secretsOf(step.call.body)
    .filter(secret => !secret.includes('.'))
    .map(secret => inputOf(step, secret, saved, always.includes(secret)))
}

/** Those that the file has set, as a changed host or name may need it again, and those that the panel needs. */
function ofSettings({ file, now }: Plan, step: Step): SecretInput[] {
  const [wanted, before] = [valuesOf(file, step), valuesOf(now, step)]
  const restored = step.changes.flatMap(({ field, isSecret, after }) => (isSecret ? [] : [[field, after] as const]))
  const saved = { body: step.call.body, before, after: { ...before, ...Object.fromEntries(restored) } }
  const isPart = (secret: string) =>
    step.changes.some(({ field }) => !secret.includes('.') || field === secret || secret.startsWith(`${field}.`))
  return secretsOf(step.call.body)
    .filter(secret => isPart(secret) && (isSet(wanted, secret) || isNeeded(secret, saved, () => false)))
    .map(secret => inputOf(step, secret, saved, false))
}

const inputId = (step: Step, secret: string) => `${step.id}\n${secret}`

function inputOf(step: Step, secret: string, saved: Saved, isAlways: boolean): SecretInput {
  const id = inputId(step, secret)
  const isRequired = (typed: Secrets) => isAlways || isNeeded(secret, saved, other => !!typed[inputId(step, other)])
  return {
    id,
    step,
    secret,
    isStored: isSet(saved.before, secret),
    isRequired,
    errorOf(typed) {
      const { [id]: value } = typed
      if (!value) return isRequired(typed) ? 'errors.required' : undefined
      const fault = secretFault(step, secret, other => typed[inputId(step, other)])
      return fault ?? misfitOf(value, partOf(step.call.body, secret.split('.')))
    }
  }
}

/** Of the settings, or of the entry. */
function valuesOf({ resources }: Snapshot, { resource, entry }: Pick<Step, 'resource' | 'entry'>): Values {
  const { [resource.path]: all } = resources
  const found = entry === undefined || !isRecord(all) ? all : all[entry]
  return isRecord(found) ? found : {}
}

/** A request with what was typed for its step. */
export function withSecrets(body: Values, step: Step, typed: Secrets): Values {
  return secretsOf(step.call.body).reduce((filled, secret) => {
    const value = typed[inputId(step, secret)]
    return value ? withPart(filled, secret.split('.'), value) : filled
  }, body)
}

export const hasSecrets = (step: Step, typed: Secrets): boolean =>
  secretsOf(step.call.body).some(secret => typed[inputId(step, secret)])

function withPart(record: Values, [name = '', ...rest]: readonly string[], value: string): Values {
  const { [name]: part } = record
  if (rest.length === 0) return { ...record, [name]: value }
  return isRecord(part) ? { ...record, [name]: withPart(part, rest, value) } : record
}
