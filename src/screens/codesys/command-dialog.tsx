import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { CodesysReset } from '../../api/codesys'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import { about, createImpact, type Interrupts } from '../../stores/impact'
import { TypedNameDialog } from '../../ui/dialog/typed-name-dialog'
import { RadioField } from '../../ui/form/radio-field'
import { Impact } from '../../ui/impact/impact'
import { Banner } from '../../ui/status/banner'
import type { CodesysModel, Command } from './model'
import { FIELD_CODES, REASONS } from './texts'

const INTERRUPTED = ['opcua_clients', 'viewers'] as const
const STOP: Interrupts = { lasts: 'common.impact.untilRuntimeStarts', lists: INTERRUPTED }
const IMPACTS: Record<Command['kind'], Interrupts> = {
  start: { lasts: 'common.impact.connected', lists: INTERRUPTED },
  stop: STOP,
  reset: STOP,
  update: { lasts: about(20), lists: INTERRUPTED }
}

interface Props {
  model: CodesysModel
  command: Command
  onClose: () => void
}

/** The hazard of a command, confirmed with the name of the machine. */
export function CommandDialog({ model, command, onClose }: Props) {
  const { t } = useText()
  const expected = useStore($hmiName)
  const [reset, setReset] = useState<CodesysReset>('warm')
  const { kind } = command
  const $impact = useModel(() => createImpact(IMPACTS[kind]))
  const version = kind === 'update' ? command.version : ''
  return (
    <TypedNameDialog
      danger
      title={t(`codesys.command.${kind}.title`, { version })}
      verb={t(`codesys.command.${kind}`)}
      expected={expected}
      label={t('common.term.hmiName')}
      hint={t('common.hmiName.toContinue', { expected })}
      differs="common.hmiName.differs"
      codes={FIELD_CODES}
      reasons={REASONS}
      {...(kind === 'update' && {
        password: { label: t('common.uploadPassword'), hint: t('common.uploadPassword.hint') }
      })}
      onConfirm={(typed, password) => model.run(kind === 'reset' ? { kind, reset } : command, typed, password)}
      onClose={onClose}
    >
      <Banner tone="warn">{t(`codesys.command.${kind}.text`)}</Banner>
      <Impact from={$impact} />
      {kind === 'reset' && (
        <RadioField<object, CodesysReset>
          label={t('codesys.reset.kind')}
          value={reset}
          options={[
            { value: 'warm', text: t('codesys.reset.warm') },
            { value: 'cold', text: t('codesys.reset.cold') }
          ]}
          onPick={setReset}
        />
      )}
    </TypedNameDialog>
  )
}
