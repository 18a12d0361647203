import { useText } from '../../../lib/text/use-text'
import { openDialog } from '../../../stores/dialogs'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'

export function HandOverCard() {
  const { t } = useText()
  return (
    <Card
      title={t('common.handOverReport')}
      actions={
        <Button asks onClick={() => openDialog('hand-over')}>
          {t('systemInfoConfiguration.handOver.create')}
        </Button>
      }
    >
      <p>{t('systemInfoConfiguration.handOver.text')}</p>
    </Card>
  )
}
