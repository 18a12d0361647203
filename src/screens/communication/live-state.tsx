import type { PlcLink, SerialPort } from '../../api/communication'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { Row } from '../../ui/card/row'
import { Button } from '../../ui/page/button'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import type { CommunicationModel } from './model'
import { PlcFault } from './plc-fault'
import { FAULTS, stateOf } from './texts'

interface Props {
  link: PlcLink
  /** The serial port, if it uses one. */
  port: SerialPort | undefined
  model: CommunicationModel
  onRestart: () => void
}

/** The link as it works now, with the settings that are saved. */
export function LiveState({ link, port, model, onRestart }: Props) {
  const { t } = useText()
  const { run, busy } = useAction(async () => {
    await model.resetCounters(link.id)
    notify('communication.reset.done')
  })
  const { tone, text } = stateOf(link)
  const { driver, requests, errors, counted_since: since, last_error: error, state } = link
  return (
    <>
      <Row spaced>
        <StatusBadge tone={tone}>{t(text)}</StatusBadge>
        <span className={textStyles.note}>{plainText(driver, 40)}</span>
        <span className={textStyles.note}>
          {t('communication.counts', {
            requests: formatNumber(requests),
            errors: formatNumber(errors),
            since: plainText(since, 32)
          })}
        </span>
        <Button asks onClick={onRestart} disabled={state === 'disabled'}>
          {t('communication.restart')}
        </Button>
        <Button onClick={run} busy={busy}>
          {t('communication.reset')}
        </Button>
      </Row>
      {error && state === 'no_reply' && (
        <PlcFault fault={error} mode={port?.settings.mode} time={plainText(error.time, 32)} />
      )}
      {error && state !== 'no_reply' && <p className={textStyles.note}>{lastError(error, t)}</p>}
    </>
  )
}

const lastError = ({ code, time }: NonNullable<PlcLink['last_error']>, t: Translator['t']) =>
  t('communication.lastError', {
    fault: t('communication.faultAt', { fault: t(FAULTS[code]), time: plainText(time, 32) })
  })
