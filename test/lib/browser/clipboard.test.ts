import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copyText } from '../../../src/lib/browser/clipboard'

const test = suite('clipboard')

function clipboard(value: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
}

function execCommand(copy: () => boolean): void {
  Object.defineProperty(document, 'execCommand', { configurable: true, value: copy })
}

test.before.each(() => {
  document.body.textContent = ''
  clipboard(undefined)
})

test('uses the Clipboard API where it is available', async () => {
  const written: string[] = []
  clipboard({ writeText: async (text: string) => written.push(text) })
  assert.is(await copyText('A1B2'), true)
  assert.equal(written, ['A1B2'])
})

test('copies a selection over plain http, then cleans up and restores the focus', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  let copied = ''
  execCommand(() => {
    const field = document.activeElement as HTMLTextAreaElement
    copied = field.value
    return true
  })
  assert.is(await copyText('two\nlines'), true)
  assert.is(copied, 'two\nlines')
  assert.is(document.querySelector('textarea'), null)
  assert.is(document.activeElement, button)
})

test('copies from inside a dialog, which traps the focus', async () => {
  document.body.innerHTML = '<div role="dialog"><button></button></div>'
  document.querySelector('button')?.focus()
  let place: Element | null = null
  execCommand(() => {
    place = document.activeElement?.parentElement ?? null
    return true
  })
  await copyText('x')
  assert.is(place, document.querySelector('[role="dialog"]'))
})

test('reports that it could not copy', async () => {
  execCommand(() => false)
  assert.is(await copyText('x'), false)
  execCommand(() => {
    throw new Error('blocked')
  })
  assert.is(await copyText('x'), false)
  clipboard({ writeText: () => Promise.reject(new Error('no permission')) })
  assert.is(await copyText('x'), false)
})

test.run()
