import { Link } from 'wouter'
import type { Translator } from '../../../../lib/text/i18n'
import { joinList } from '../../../../lib/text/join'
import { useText } from '../../../../lib/text/use-text'
import { PanelText } from '../../../../ui/page/panel-text'
import { StatusBadge, type Tone } from '../../../../ui/status/status-badge'
import type { Column } from '../../../../ui/table/column'
import { Table } from '../../../../ui/table/table'
import { placeOf } from '../places'
import type { Step } from './plan'
import { isDone } from './run'
import type { Run, StepState } from './run-state'
import type { Outcome } from './send'
import { refusalTexts, secretLabel, stepTitle } from './texts'

const TONES: Readonly<Record<Outcome['status'], Tone>> = {
  restored: 'plain',
  unchanged: 'plain',
  notSent: 'plain',
  leftOut: 'plain',
  overtaken: 'warn',
  gone: 'warn',
  reverted: 'warn',
  unconfirmed: 'warn',
  refused: 'bad'
}

/** Each step of a restore with its result; of an ended one, those that were not restored first. */
export function OutcomeTable({ run: { steps, status } }: { run: Run }) {
  const { t } = useText()
  const rows = status === 'ended' ? [...steps.filter(state => !isDone(state)), ...steps.filter(isDone)] : steps
  const columns: Column<StepState>[] = [
    {
      id: 'setting',
      card: 'title',
      title: t('systemInfoConfiguration.setting'),
      cell: state => <SettingLink path={placeOf(state.step.resource)}>{settingOf(state, t)}</SettingLink>
    },
    {
      id: 'result',
      card: 'fact',
      title: t('common.term.result'),
      cell: ({ step, outcome }) => {
        if (!outcome) return '–'
        return (
          <>
            <StatusBadge tone={TONES[outcome.status]}>{t(resultOf(step, outcome))}</StatusBadge>
            {outcome.status === 'refused' &&
              refusalTexts(outcome.error, step, t).map(text => (
                <div key={text}>
                  <PanelText>{text}</PanelText>
                </div>
              ))}
          </>
        )
      }
    }
  ]
  return <Table label={t('common.term.result')} columns={columns} rows={rows} keyOf={({ step }) => step.id} />
}

const resultOf = ({ method }: Step, { status }: Outcome) =>
  status === 'restored' && method === 'delete'
    ? 'systemInfoConfiguration.change.removed'
    : (`systemInfoRestore.outcome.${status}` as const)

const settingOf = ({ step, outcome }: StepState, t: Translator['t']) =>
  outcome?.status === 'leftOut'
    ? joinList(step.changes.map(({ field }) => secretLabel(step, field, t)))
    : stepTitle(step, t)

const SettingLink = ({ path, children }: { path: string | undefined; children: string }) =>
  path ? <Link href={path}>{children}</Link> : <PanelText>{children}</PanelText>
