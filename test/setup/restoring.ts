import { createConfiguration } from '../../src/screens/system-info/configuration/model'
import { createRestore } from '../../src/screens/system-info/configuration/restore/model'
import { restoreSession } from '../../src/session/session'
import type { Panel } from '../panel/panel'

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

export const namesOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id.trim().replace(/\n+/g, ' '))

/** Calls that change something, since the console has logged in. */
export const writes = (panel: Panel) =>
  panel.log.map(({ operation }) => operation).filter(name => /^(PUT|POST|DELETE) /.test(name))
