import '../../setup/dom'
import { suite } from 'uvu'
import { Part } from '../../../src/ui/status/part'
import { byRole, byText, click, findByRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('part')
test.after.each(cleanup)

test('offers a reload when the file of a screen is missing, with the error under Details', async () => {
  const load = () => Promise.reject(new TypeError('error loading dynamically imported module'))
  render(<Part name="missing" load={load} />)
  const alert = await findByRole('alert')
  byText('This part of the console could not be loaded', alert)
  byRole('button', { name: 'Reload', within: alert })
  click(byText('Details', alert))
  byText('TypeError: error loading dynamically imported module', alert)
  byRole('button', { name: 'Copy: Details', within: alert })
})

test.run()
