import { useStore } from '@nanostores/preact'
import { secsGemSettings } from '../../api/generated/limits/secs-gem'
import type { SecsGemSettings, SecsGemStatus } from '../../api/secs-gem'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { FieldRow } from '../../ui/form/field-row'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { SAVE } from './impacts'
import { Interrupted } from './interrupted'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import type { SettingsValues } from './settings-form'

interface Props {
  model: SecsGemModel
  loaded: Versioned<SecsGemSettings>
  connection: SecsGemStatus['connection'] | undefined
}

/** How the panel connects to the host; a save disconnects it, so it is named before. */
export function SettingsPart({ model, loaded, connection }: Props) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  const changed = useStore(form.$changed)
  const [first, last] = secsGemSettings.linktest_s
  return (
    <FormView of={form} label={t('common.term.settings')}>
      <Card title={t('common.term.settings')}>
        <FieldsFor of={form} names={['enabled', 'mode']} />
        <FieldRow>
          <FieldsFor of={form} names={['host', 'port', 'device']} />
        </FieldRow>
        <FieldGroup title={t('secsGem.timers')}>
          <div className={styles.timers}>
            <FieldRow>
              <FieldsFor of={form} names={['t3_s', 't5_s', 't6_s', 't7_s', 't8_s']} />
              <FieldFor
                of={form}
                name="linktest_s"
                hint={`${t('common.term.range', { first, last })} · ${t('secsGem.linktest.none')}`}
              />
            </FieldRow>
          </div>
        </FieldGroup>
        <FormFooter
          of={form}
          notice={
            changed.length > 0 && connection === 'connected' && <Interrupted by={SAVE} lasts={lastsWith(changed)} />
          }
        />
      </Card>
    </FormView>
  )
}

const MOVES: readonly (keyof SettingsValues)[] = ['mode', 'host', 'port', 'device']

/** The host comes back by itself only where its own settings still match. */
function lastsWith(changed: readonly (keyof SettingsValues)[]): MessageKey | undefined {
  if (changed.includes('enabled')) return 'common.impact.untilConnected'
  return changed.some(name => MOVES.includes(name)) ? 'secsGem.settings.moved' : undefined
}
