import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Translator } from '../../../src/lib/text/i18n'
import { type TargetMedium, targetOptions } from '../../../src/ui/target/target-options'

const t: Translator['t'] = (key, params) => [key, ...Object.values(params ?? {})].join(' ')
const medium: TargetMedium = { target: 'usb', label: 'BACKUP', free_bytes: 2048, read_only: false }

const optionOf = (media: readonly TargetMedium[]) => {
  const [option] = targetOptions(t, media, ['usb'])
  return [option?.disabled ?? false, option?.text]
}

test('a medium cannot be chosen while it is away or write-protected', () => {
  const usb = 'common.target.kind.usb'
  assert.equal(optionOf([medium]), [false, `common.target.present ${usb} BACKUP 2 KB`])
  assert.equal(optionOf([{ ...medium, read_only: true }]), [true, `common.target.protected ${usb} BACKUP 2 KB`])
  assert.equal(optionOf([{ ...medium, target: 'sd' }]), [true, `common.target.absent ${usb}`])
})

test('other targets can always be chosen', () => {
  assert.equal(
    targetOptions(t, [], ['pc', 'sftp']).map(({ disabled }) => disabled),
    [undefined, undefined]
  )
})

test.run()
