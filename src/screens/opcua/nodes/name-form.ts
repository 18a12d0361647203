import { createForm, type Form } from '../../../lib/form/form'
import { required } from '../../../lib/form/rules'
import { refusalText } from './refusal-text'
import type { Edited } from './tree/edits'

export interface NameInput {
  name: string
}

/** The name of a folder. `edit` is what saving would do. */
export function createNameForm(
  initial: string,
  edit: (name: string) => Edited,
  save: (name: string) => void
): Form<NameInput> {
  return createForm<NameInput>({
    initial: { name: initial },
    rules: { name: [required] },
    normalize: ({ name }) => ({ name: name.trim() }),
    check({ name }) {
      const edited = edit(name)
      return 'refused' in edited ? { name: refusalText(edited) } : {}
    },
    save: async ({ name }) => save(name)
  })
}
