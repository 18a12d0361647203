import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { describeFailure } from '../../../src/lib/remote/failure-text'
import type { UploadStage } from '../../../src/lib/remote/package-upload'
import { UploadView } from '../../../src/ui/status/upload-view'
import { fakeTime } from '../../lib/fake-time'
import { allByText, byText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('progress of an upload')
const NOTE = 'The panel is not responding at the moment. Wait, or cancel and try again.'
let time: ReturnType<typeof fakeTime>

test.before.each(() => {
  time = fakeTime()
})
test.after.each(() => {
  time.end()
  cleanup()
})

for (const stage of [
  { status: 'sending', transfer: { sentBytes: 100, totalBytes: 1000, secondsLeft: undefined } },
  { status: 'checking', fileName: 'line-2.hmip' }
] as const)
  test(`says beside it within 5 s that the panel hangs while ${stage.status}`, async () => {
    const $stage = atom<UploadStage<object>>(stage)
    render(<UploadView of={{ $stage, cancel() {} }} problemOf={describeFailure} />)
    await time.pass(4500)
    assert.equal(allByText(NOTE), [])
    await time.pass(700)
    byText(NOTE)
  })

test.run()
