import { provide } from '../../src/lib/environment'
import { createConfiguration } from '../../src/screens/system-info/configuration/model'
import { createRestore, type RestoreModel } from '../../src/screens/system-info/configuration/restore/model'
import type { Run } from '../../src/screens/system-info/configuration/restore/run-state'
import type { Secrets } from '../../src/screens/system-info/configuration/restore/secrets'
import { restoreSession } from '../../src/session/session'
import { saveToken } from '../../src/session/token'
import type { ManualClock } from '../panel/device/device-clock'
import { createPanel, type Panel } from '../panel/panel'
import { holds } from './store'

/** The text of a snapshot of the panel. */
export async function savedText(): Promise<string> {
  const saved: Blob[] = []
  await restoreSession()
  await createConfiguration(blob => saved.push(blob)).save()
  return saved[0]!.text()
}

/** A file in which somebody has changed the resources. */
export function edited(text: string, edit: (resources: Record<string, Record<string, unknown>>) => void): string {
  const value = JSON.parse(text)
  edit(value.resources)
  return JSON.stringify(value)
}

/** What restoring a file would change, and the names of the files that are saved. */
export async function planned(text: string) {
  const saved: string[] = []
  const model = createRestore((_, name) => saved.push(name))
  await model.pick(new File([text], 'line2.json'))
  await model.check()
  return { model, saved, plan: model.$plan.get()! }
}

/** Until it has ended, or waits. */
export const settled = (model: RestoreModel): Promise<Run> =>
  holds(model.$run.get()!.$run, ({ status }) => status !== 'running')

export async function ran(model: RestoreModel, typed: Secrets = {}): Promise<Run> {
  model.start(typed)
  return settled(model)
}

export const results = ({ steps }: Run) => steps.map(({ step, outcome }) => [step.id.trim(), outcome?.status])

export const namesOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id.trim().replace(/\n+/g, ' '))

/** Calls that change something, since the console has logged in. */
export const writes = (panel: Panel) =>
  panel.log.map(({ operation }) => operation).filter(name => /^(PUT|POST|DELETE) /.test(name))

/** The console is now that of another panel. */
export async function moveTo(panel: Panel, username: string): Promise<void> {
  provide({ transport: (url, init) => panel.fetch(url, init) })
  const { password = '' } = panel.state.accounts.find(account => account.username === username) ?? {}
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  saveToken((await response.json()).access_token)
  await restoreSession()
}

/** The console is now that of a new panel, whose first password has been set. */
export async function moveToNew(): Promise<Panel<ManualClock>> {
  const fresh = createPanel({ seed: 'factory-new' })
  const [administrator] = fresh.state.accounts
  administrator!.passwordMustChange = false
  await moveTo(fresh, 'administrator')
  return fresh
}

/** A password of the right length for each that a restore asks for. */
export const typedSecrets = (model: RestoreModel): Secrets =>
  Object.fromEntries(
    model.$secrets.get().map(({ id, errorOf }, index) => {
      const long = `Secret-3152-${index}`
      return [id, errorOf({ [id]: long }) ? `Pw-315${index}`.slice(0, 8) : long]
    })
  )
