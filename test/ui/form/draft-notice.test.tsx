import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findDraft, keepDrafts } from '../../../src/lib/form/drafts'
import { createForm } from '../../../src/lib/form/form'
import { forgetAllUnsaved } from '../../../src/lib/form/unsaved'
import { DraftNotice } from '../../../src/ui/form/draft-notice'
import { allByRole, byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('draft notice')
test.after.each(cleanup)

const nameForm = () => createForm({ initial: { name: 'line-1' }, save: () => Promise.resolve() })

/** A form that is opened after something was typed into one like it before a new sign-in. */
function openAgain() {
  forgetAllUnsaved()
  nameForm().set('name', 'line-2')
  keepDrafts(undefined)
  const form = nameForm()
  render(<DraftNotice of={form} />)
  byRole('status')
  return form
}

for (const [button, name] of [
  ['Restore', 'line-2'],
  ['Discard', 'line-1']
] as const)
  test(`${button} decides once what becomes of kept input`, () => {
    const form = openAgain()
    click(byRole('button', { name: button }))
    assert.is(form.$values.get().name, name)
    assert.is(allByRole('status').length, 0)
    assert.is(findDraft(nameForm()), undefined)
  })

test.run()
