import { useStore } from '@nanostores/preact'
import type { EventPage } from '../../api/event-log'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { Row } from '../../ui/card/row'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { Reserved } from '../../ui/page/reserved'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './event-log.module.css'
import { ACTIVE, type EventState, UNACKNOWLEDGED } from './filters'
import type { EventLogModel } from './model'
import { Priorities } from './priorities'

/** What waits, each with its events, and whether the buzzer sounds; greyed while the panel does not respond. */
export function Summary({ model }: { model: EventLogModel }) {
  const summary = useStore(model.$summary)
  if (!summary)
    return (
      <Reserved>
        <Counts of={{ unacknowledged: 0, active: 0, buzzer: 'silent' }} model={model} />
      </Reserved>
    )
  return (
    <Loaded from={model.list.$rows} quiet>
      {() => <Counts of={summary} model={model} />}
    </Loaded>
  )
}

interface CountsProps {
  of: Pick<EventPage, 'unacknowledged' | 'active' | 'buzzer'>
  model: EventLogModel
}

function Counts({ of: { unacknowledged, active, buzzer }, model }: CountsProps) {
  const { t } = useText()
  const silencing = useAction(model.silence)
  return (
    <Row>
      <StateFilter of={model.filters} states={ACTIVE} text={t('eventLog.active', { count: active })}>
        <Priorities />
      </StateFilter>
      <StateFilter
        of={model.filters}
        states={UNACKNOWLEDGED}
        text={t('eventLog.unacknowledged', { count: unacknowledged })}
      />
      {buzzer === 'sounding' &&
        (userMay('event-silence') ? (
          <Button busy={silencing.busy} onClick={silencing.run}>
            {t('eventLog.silence')}
          </Button>
        ) : (
          <StatusBadge tone="bad">{t('common.term.buzzerSounding')}</StatusBadge>
        ))}
    </Row>
  )
}

interface StateFilterProps {
  of: EventLogModel['filters']
  states: readonly EventState[]
  text: string
  children?: Children
}

/** Shows only the events in these states; pressed again, all. */
function StateFilter({ of: { $filters, filter }, states, text, children }: StateFilterProps) {
  const isOn = useStore($filters).state.join() === states.join()
  return (
    <button
      type="button"
      className={styles.only}
      aria-pressed={isOn}
      onClick={() => filter({ state: isOn ? [] : states })}
    >
      <span className={styles.priorities} aria-hidden="true">
        {children}
      </span>
      {text}
    </button>
  )
}
