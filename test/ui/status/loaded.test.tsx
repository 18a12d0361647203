import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { resource } from '../../../src/lib/remote/resource'
import { EmptyState } from '../../../src/ui/page/empty-state'
import { Below } from '../../../src/ui/status/below'
import { Loaded } from '../../../src/ui/status/loaded'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('loaded')
test.before.each(() => provide({ deviceTimeText: () => '2026/11/21 09:41:07' }))
test.after.each(cleanup)

test('shows a placeholder until there are values', async () => {
  const $version = resource(async () => '2.6.0')
  render(<Loaded from={$version}>{version => <p>{version}</p>}</Loaded>)
  assert.ok(byText('Loading…'))
  await findByText('2.6.0')
  assert.not(document.querySelector('[aria-busy]'))
})

test('what is below appears once the values above are there, so that it does not move', async () => {
  const $version = resource(async () => '2.6.0')
  render(
    <>
      <Loaded from={$version}>{version => <p>{version}</p>}</Loaded>
      <Below from={$version}>
        <button type="button">Restart</button>
      </Below>
    </>
  )
  assert.is(allByRole('button').length, 0)
  await findByRole('button', { name: 'Restart' })
  byText('2.6.0')
})

test('a failed read hides nothing that is below', async () => {
  const $version = resource(unreachable)
  render(
    <Below from={$version}>
      <button type="button">Restart</button>
    </Below>
  )
  await findByRole('button', { name: 'Restart' })
})

test('after a failed read keeps the last values greyed, with their time and a retry button', async () => {
  const answers = [async () => '2.6.0', unreachable, async () => '2.7.0']
  const $version = resource(() => answers.shift()?.() ?? unreachable())
  render(<Loaded from={$version}>{version => <p>{version}</p>}</Loaded>)
  const value = await findByText('2.6.0')

  void $version.reload()
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', 'Last update: 09:41:07')
  assert.is(byText('2.6.0'), value)
  assert.ok(value.closest('[data-old]'))

  click(byRole('button', { name: 'Retry' }))
  await findByText('2.7.0')
  assert.is(allByRole('alert').length, 0)
  assert.not(value.closest('[data-old]'))
})

test('keeps the last values without a message where the screen says why they are not read', async () => {
  const answers = [async () => '2.6.0', unreachable]
  const $version = resource(() => answers.shift()?.() ?? unreachable())
  render(
    <Loaded quiet from={$version}>
      {version => <p>{version}</p>}
    </Loaded>
  )
  const value = await findByText('2.6.0')
  await $version.reload()
  await until(() => value.closest('[data-old]') !== null)
  assert.is(allByRole('alert').length, 0)
})

test('shows only the reason when there never was a value', async () => {
  const $version = resource(unreachable)
  render(<Loaded from={$version}>{version => <p>{version}</p>}</Loaded>)
  const alert = await findByRole('alert')
  assert.not.match(alert.textContent ?? '', 'last update')
  assert.not(document.querySelector('[data-old]'))
})

test('says that an item may have been deleted, and that the firmware does not provide anything else', async () => {
  const $gone = resource(() => refused(404))
  render(<Loaded from={$gone}>{() => null}</Loaded>)
  await findByText("The panel's firmware does not provide this function")
  render(
    <Loaded from={$gone} item>
      {() => null}
    </Loaded>
  )
  await findByText('Not found on the panel')
})

test('shows a 403 in a dialog, where it does not replace the screen', async () => {
  render(
    <Loaded from={resource(() => refused(403))} inDialog>
      {() => null}
    </Loaded>
  )
  await findByText('Access Denied')
})

test('no longer shows values to a user who has lost the permission to read them', async () => {
  let permitted = true
  const $name = resource(async () => (permitted ? 'line2-hmi' : refused(403)))
  render(
    <Loaded from={$name} inDialog>
      {name => <p>{name}</p>}
    </Loaded>
  )
  await findByText('line2-hmi')
  permitted = false
  await $name.reload()
  await findByText('Access Denied')
  assert.equal(allByText('line2-hmi'), [])
})

test('marks stale values', async () => {
  const $stale = atom(false)
  const $version = Object.assign(
    resource(async () => '2.6.0'),
    { $stale }
  )
  render(<Loaded from={$version}>{version => <p>{version}</p>}</Loaded>)
  const value = await findByText('2.6.0')
  $stale.set(true)
  await findByText('Last update: 09:41:07')
  assert.ok(value.closest('[data-old]'))
  $stale.set(false)
  await until(() => !value.closest('[data-old]'))
})

const names = () => allByRole('button').map(({ textContent }) => textContent)

test('offers another read or none where one takes long, and in a dialog only another one', async () => {
  const $overdue = atom(false)
  const $version = Object.assign(
    resource(() => new Promise<string>(() => {})),
    { $overdue }
  )
  const show = (inDialog: boolean) =>
    render(
      <Loaded inDialog={inDialog} from={$version}>
        {version => <p>{version}</p>}
      </Loaded>
    )
  show(true)
  assert.equal(names(), [])
  $overdue.set(true)
  await findByText('Waiting for the panel to respond', await findByRole('status'))
  byText('Loading…')
  assert.equal(names(), ['Retry'])
  show(false)
  await findByRole('status')
  assert.equal(names(), ['Retry', 'Cancel'])
  click(byRole('button', { name: 'Cancel' }))
  await findByText('Cancelled', await findByRole('alert'))
})

test('distinguishes an empty list from one that is loading', async () => {
  const $backups = resource(async () => [])
  render(
    <Loaded from={$backups}>
      {backups => backups.length === 0 && <EmptyState title="No backups yet">Make one.</EmptyState>}
    </Loaded>
  )
  assert.not(document.body.textContent?.includes('No backups'))
  await findByText('No backups yet')
})

function refused(status: number): Promise<never> {
  return Promise.reject(new ApiError({ kind: 'refused', status, code: 'not_found', message: '', fields: {} }))
}

function unreachable(): Promise<never> {
  return Promise.reject(new ApiError({ kind: 'unreachable' }))
}

test.run()
