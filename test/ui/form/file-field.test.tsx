import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FileField } from '../../../src/ui/form/file-field'
import { pickFile } from '../../setup/attach'
import { byLabel, byText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('file field')
test.after.each(cleanup)

const pick = (file: File) => pickFile(byLabel('Package'), file)

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
