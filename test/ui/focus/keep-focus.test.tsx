import '../../setup/dom'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { Card } from '../../../src/ui/card/card'
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { TextField } from '../../../src/ui/form/text-field'
import { Button } from '../../../src/ui/page/button'
import { Banner } from '../../../src/ui/status/banner'
import { byLabel, byRole, click, clickWhenEnabled, save, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('keep focus')
test.after.each(cleanup)

const button = (name: string) => byRole<HTMLButtonElement>('button', { name })
const hasFocus = (find: () => HTMLElement) => until(() => document.activeElement === find())
const settled = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

function renderForm(save: () => Promise<void>) {
  const form = createForm({ initial: { ssid: 'line-2' }, save })
  render(
    <main>
      <Card title="Wi-Fi">
        <FormView of={form}>
          <TextField of={form} name="ssid" label="SSID" />
          <FormFooter of={form} />
        </FormView>
      </Card>
      <Button>Scan</Button>
    </main>
  )
}

const change = () => type(byLabel('SSID'), 'line-3')

function Rows({ names }: { names: string[] }) {
  const [shown, setShown] = useState(names)
  const [message, setMessage] = useState('')
  return (
    <>
      <main>
        <Card title="Networks">
          {shown.map((name, index) => (
            <p key={name}>
              <Button onClick={() => setShown(shown.filter(other => other !== name))}>{`Forget ${name}`}</Button>
              <Button
                disabled={index === 0}
                onClick={() => setShown([name, ...shown.filter(other => other !== name)])}
              >{`Prefer ${name}`}</Button>
              <Button onClick={() => setMessage('lost')}>{`Join ${name}`}</Button>
            </p>
          ))}
        </Card>
      </main>
      {message && <Button onClick={() => setMessage('')}>Dismiss</Button>}
    </>
  )
}

test('moves from Save to the heading of the form when everything is saved', async () => {
  renderForm(async () => {})
  change()
  await save()
  await hasFocus(() => byRole('heading', { name: 'Wi-Fi' }))
})

test('moves from Cancel to the heading of the form', async () => {
  renderForm(async () => {})
  change()
  await clickWhenEnabled('Cancel')
  await hasFocus(() => byRole('heading', { name: 'Wi-Fi' }))
})

test('is with Save again after a save that failed', async () => {
  let fail = () => {}
  renderForm(() => new Promise((_, reject) => (fail = () => reject(new Error('failed')))))
  change()
  await save()
  await until(() => button('Save').disabled)
  await settled()
  assert.ok(document.activeElement !== byRole('heading', { name: 'Wi-Fi' }))
  fail()
  await hasFocus(() => button('Save'))
})

test('moves on in the form when a notice in it has been answered', async () => {
  const form = createForm({ initial: { ssid: 'line-2' }, save: async () => {} })
  function Draft() {
    const [decided, setDecided] = useState(false)
    return (
      <FormView of={form}>
        {!decided && (
          <Banner
            tone="info"
            role="status"
            title="Draft"
            action={<Button onClick={() => setDecided(true)}>Keep</Button>}
          />
        )}
        <TextField of={form} name="ssid" label="SSID" />
      </FormView>
    )
  }
  render(
    <main>
      <Draft />
    </main>
  )
  click(button('Keep'))
  await hasFocus(() => byLabel('SSID'))
})

test('moves to the next row when a row is removed, and from the last one to the heading', async () => {
  render(<Rows names={['a', 'b']} />)
  click(button('Forget a'))
  await hasFocus(() => button('Forget b'))
  click(button('Forget b'))
  await hasFocus(() => byRole('heading', { name: 'Networks' }))
})

test('stays in a row that moves, with its next button where its own is of no use any more', async () => {
  render(<Rows names={['a', 'b']} />)
  click(button('Prefer b'))
  await hasFocus(() => button('Join b'))
})

test('goes back to where it was when a message beside the page is dismissed', async () => {
  render(<Rows names={['a']} />)
  click(button('Join a'))
  await until(() => button('Dismiss'))
  click(button('Dismiss'))
  await hasFocus(() => button('Join a'))
})

test('goes on after the button that opened a dialog when that is disabled, and back to it once it is enabled', async () => {
  let enable = () => {}
  function Restore() {
    const [step, setStep] = useState<'idle' | 'asked' | 'running'>('idle')
    enable = () => setStep('idle')
    return (
      <main>
        <Button disabled={step === 'running'} onClick={() => setStep('asked')}>
          Restore
        </Button>
        <Button>Download</Button>
        {step === 'asked' && (
          <ConfirmDialog title="Restore?" verb="Start" onConfirm={() => setStep('running')} onCancel={enable}>
            All records are replaced.
          </ConfirmDialog>
        )}
      </main>
    )
  }
  render(<Restore />)
  click(button('Restore'))
  click(button('Start'))
  await hasFocus(() => button('Download'))
  enable()
  await hasFocus(() => button('Restore'))
})

test('is not drawn back to what the user has left', async () => {
  render(<Rows names={['a', 'b']} />)
  button('Forget a').focus()
  button('Forget a').blur()
  await settled()
  byRole('button', { name: 'Forget a' }).remove()
  await settled()
  assert.ok(document.activeElement === document.body)
})

test.run()
