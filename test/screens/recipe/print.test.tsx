import '../../setup/dom'
import * as assert from 'uvu/assert'
import RecipeScreen from '../../../src/screens/recipe'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, choose, click, findByRole, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

test('prints every record that matches the search, once', async () => {
  const printed: (string | null)[] = []
  const read = () =>
    printed.push(...[...document.querySelectorAll('body > div:last-child tr')].map(row => row.textContent))
  Object.assign(window, { print: read })
  render(<RecipeScreen />)
  choose(await findByRole('combobox', { name: 'Recipe' }), 'Label texts')
  await findByRole('button', { name: 'Label 0001' })
  type(byLabel('Search records'), 'label 01')
  await until(() => allByRole('button', { name: 'Label 0001' }).length === 0)
  click(byRole('button', { name: 'Print' }))
  await until(() => document.body.dataset.printing !== undefined)
  assert.is(printed.filter(row => /^\d+Label 01\d\d/.test(row ?? '')).length, 100)
  window.dispatchEvent(new Event('afterprint'))
  await until(() => document.body.dataset.printing === undefined)
  assert.is(document.querySelector('h1 + p + table'), null)
})

test.run()
