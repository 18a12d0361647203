import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../../src/lib/remote/failure'
import { FailureBanner } from '../../../src/ui/status/failure-banner'
import { byRole, byText, click, findByText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('details')
test.after.each(cleanup)

test('show the code of a failure and copy it', async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) }
  })
  render(
    <FailureBanner
      error={new ApiError({ kind: 'refused', status: 409, code: 'busy', message: 'not now', fields: {} })}
    />
  )
  click(byText('Details'))
  byText('409 busy: not now')
  click(byRole('button', { name: 'Copy: Details' }))
  await findByText('Copied')
  assert.equal(copied, ['409 busy: not now'])
})

test('show the code of a failure without a response', () => {
  render(<FailureBanner error={new ApiError({ kind: 'unreachable' })} />)
  click(byText('Details'))
  byText('unreachable')
})

test.run()
