import '../../setup/dom'
import { suite } from 'uvu'
import { CrashBoundary } from '../../../src/app/start/crash-boundary'
import { byRole, byText, click, findByRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('crash boundary')
test.after.each(cleanup)

function Broken(): never {
  throw new RangeError('Invalid array length')
}

test('offers a reload in place of what has thrown, with the exception under Details', async () => {
  const { error } = console
  console.error = () => {}
  try {
    render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>
    )
    const alert = await findByRole('alert')
    byText('HMI Error, Please reload this page', alert)
    byRole('button', { name: 'Reload', within: alert })
    click(byText('Details', alert))
    byText('RangeError: Invalid array length', alert)
    byRole('button', { name: 'Copy: Details', within: alert })
  } finally {
    console.error = error
  }
})

test.run()
