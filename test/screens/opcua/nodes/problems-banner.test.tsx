import '../../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ProblemsBanner } from '../../../../src/screens/opcua/nodes/dialogs/problems-banner'
import type { Problems } from '../../../../src/screens/opcua/nodes/problems'
import { allByRole, byRole, byText } from '../../../setup/query'
import { cleanup, render } from '../../../setup/screen'
import { sampleTree } from './sample-tree'

const test = suite('problems of the nodes')
test.after.each(cleanup)

const names = Array.from({ length: 12 }, (_, index) => `Tag ${index + 1}`)
const tree = sampleTree({ Filler: Object.fromEntries(names.map(name => [name, '10'])) })

test('names the first nodes with errors by their path, what is wrong with each, and how many there are', () => {
  const tags = tree.root.children.flatMap(folder => (folder.kind === 'folder' ? folder.children : []))
  const problems: Problems = new Map(tags.map(tag => [tag, ['address', 'data_type']]))
  render(<ProblemsBanner tree={tree} problems={problems} />)
  byText('12 nodes have errors', byRole('alert'))
  const lines = allByRole('listitem').map(({ textContent }) => textContent)
  assert.equal(
    lines,
    names.slice(0, 10).map(name => `Filler / ${name}: address error, invalid data type`)
  )
})

test('shows nothing without errors', () => {
  assert.is(render(<ProblemsBanner tree={tree} problems={new Map()} />).textContent, '')
})

test.run()
