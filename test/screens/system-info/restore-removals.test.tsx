import '../../setup/dom'
import * as assert from 'uvu/assert'
import { OutcomeTable } from '../../../src/screens/system-info/configuration/restore/outcome-table'
import { PlanCard } from '../../../src/screens/system-info/configuration/restore/plan-card'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, click, findByRole } from '../../setup/query'
import { edited, planned, ran, savedText } from '../../setup/restoring'
import { cleanup, render } from '../../setup/screen'

const OF_FILE = 'With this file, added entries are only removed if you select them.'

test('names in the question of an undo which entries it removes, and in any what its file does not', async () => {
  const text = edited(await savedText(), resources => {
    const contacts = Array.from({ length: 7 }, (_, index) => {
      const mail = `shift${index}@plant.example`
      return [mail, { name: `Shift ${index}`, mail }]
    })
    Object.assign(resources['/email/contacts']!, Object.fromEntries(contacts))
  })
  const { model, plan } = await planned(text)
  const questionOf = async (of: typeof plan) => {
    render(<PlanCard model={model} plan={of} />)
    click(byRole('button', { name: 'Restore 7 settings' }))
    const question = (await findByRole('dialog')).textContent ?? ''
    cleanup()
    return question
  }
  const restoring = await questionOf(plan)
  assert.match(restoring, OF_FILE)
  assert.not.match(restoring, 'will be removed')
  await ran(model)
  await model.undo()
  const undoing = await questionOf(model.$plan.get()!)
  assert.match(undoing, /These entries will be removed: .*shift0@plant\.example, .*shift4@plant\.example, 2 more/)
  render(<OutcomeTable run={await ran(model)} />)
  assert.is(allByRole('row', { name: /shift\d@plant\.example.*Removed$/ }).length, 7)
})

test.run()
