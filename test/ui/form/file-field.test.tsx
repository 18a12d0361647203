import '../../setup/dom'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FileField } from '../../../src/ui/form/file-field'
import { byLabel, byText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('file field')
test.after.each(cleanup)

function pick(file: File): void {
  const input = byLabel('Package')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  void act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

test('reports the file that was picked', () => {
  const picked: string[] = []
  render(<FileField label="Package" file={undefined} onPick={file => picked.push(file.name)} />)
  byText('Drop a file here, or choose one')
  pick(new File(['x'], 'line.pkg'))
  assert.equal(picked, ['line.pkg'])
})

test("shows the file's name and its error at the field", () => {
  render(<FileField label="Package" file={new File(['abc'], 'line.txt')} error="Not a package" onPick={() => {}} />)
  byText('line.txt')
  byText('3 B')
  assert.is(byLabel('Package').getAttribute('aria-invalid'), 'true')
  byText('Not a package')
})

test.run()
