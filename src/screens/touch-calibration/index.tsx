import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { createTouchCalibration, isRunning } from './model'
import { RescueCard } from './rescue-card'
import { SessionCard } from './session-card'
import { StartCard } from './start-card'
import { StateCard } from './state-card'

export default function TouchCalibrationScreen() {
  const { t } = useText()
  const model = useModel(createTouchCalibration)
  return (
    <Page title={t('menu.touchCalibration')}>
      <Loaded from={model.$report}>
        {report => (
          <>
            <StateCard report={report} />
            {report.panel === 'capacitive' ? (
              <Card title={t('touchCalibration.notNeeded')}>
                <p>{t('touchCalibration.notNeeded.text')}</p>
              </Card>
            ) : (
              <>
                {isRunning(report.session) ? (
                  <SessionCard model={model} session={report.session} />
                ) : (
                  <StartCard model={model} report={report} />
                )}
                <RescueCard />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
