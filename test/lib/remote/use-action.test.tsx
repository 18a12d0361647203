import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { useAction } from '../../../src/lib/remote/use-action'
import { byRole, click, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('use action')
const timeout = new ApiError({ kind: 'timeout' })
const reported: ApiError[] = []

test.before.each(() => {
  reported.length = 0
  provide({ reportFailure: error => reported.push(error) })
})
test.after.each(cleanup)

/** Work that ends when the test says so. */
function controlled() {
  const runs: { resolve(): void; reject(error: unknown): void }[] = []
  const work = () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject }))
  return { runs, work }
}

function Noticed({ work }: { work: () => Promise<void> }) {
  const { busy, run } = useAction(work)
  return (
    <button type="button" onClick={run}>
      {busy ? 'busy' : 'idle'}
    </button>
  )
}

function InPlace({ work }: { work: () => Promise<void> }) {
  const { busy, failure, run } = useAction(work, 'in place')
  return (
    <button type="button" onClick={run}>
      {busy ? 'busy' : (failure?.failure.kind ?? 'idle')}
    </button>
  )
}

const reads = (text: string) => until(() => byRole('button').textContent === text)

test('is busy until its work is done, and runs it once however often it is pressed', async () => {
  const { runs, work } = controlled()
  render(<Noticed work={work} />)
  click(byRole('button'))
  click(byRole('button'))
  await reads('busy')
  assert.is(runs.length, 1)
  runs[0]!.resolve()
  await reads('idle')
  click(byRole('button'))
  assert.is(runs.length, 2)
})

test('reports a failure as a notice', async () => {
  const { runs, work } = controlled()
  render(<Noticed work={work} />)
  click(byRole('button'))
  runs[0]!.reject(timeout)
  await until(() => reported.length > 0)
  assert.equal(reported, [timeout])
  await reads('idle')
})

test('leaves a failure that is shown in place to its view, until the next run', async () => {
  const { runs, work } = controlled()
  render(<InPlace work={work} />)
  click(byRole('button'))
  runs[0]!.reject(timeout)
  await reads('timeout')
  assert.equal(reported, [])
  click(byRole('button'))
  runs[1]!.resolve()
  await reads('idle')
})

test('reports a failure whose view has gone as a notice', async () => {
  const { runs, work } = controlled()
  render(<InPlace work={work} />)
  click(byRole('button'))
  cleanup()
  runs[0]!.reject(timeout)
  await until(() => reported.length > 0)
  assert.equal(reported, [timeout])
})

test('does not report a cancelled action as a failure', async () => {
  const { runs, work } = controlled()
  render(<InPlace work={work} />)
  click(byRole('button'))
  runs[0]!.reject(new ApiError({ kind: 'cancelled' }))
  await reads('idle')
  assert.equal(reported, [])
})

test('names what the run under way was called with', async () => {
  const { runs, work } = controlled()
  function Rows() {
    const { current, run } = useAction((_row: string) => work())
    return (
      <button type="button" onClick={() => run('line-2')}>
        {current?.[0] ?? 'none'}
      </button>
    )
  }
  render(<Rows />)
  click(byRole('button'))
  await reads('line-2')
  runs[0]!.resolve()
  await reads('none')
})

test.run()
