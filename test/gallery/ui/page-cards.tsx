import { Card } from '../../../src/ui/card/card'
import { CardStatus } from '../../../src/ui/card/card-status'
import { Columns } from '../../../src/ui/card/columns'
import { Button } from '../../../src/ui/page/button'
import { IconButton } from '../../../src/ui/page/icon-button'
import { StatusBadge } from '../../../src/ui/status/status-badge'
import { LONG_NAME, LONG_WORD, nothing } from '../samples'
import type { States } from '../states'

export const CARDS: States = {
  'card.tsx': {
    'title and action': t => (
      <Card title={t('common.term.connection')} actions={<Button>{t('common.action.change')}</Button>}>
        {t('common.term.connected')}
      </Card>
    ),
    'without a title': t => <Card>{t('common.term.noProject')}</Card>,
    'long title': t => (
      <Card
        title={LONG_NAME}
        actions={<IconButton icon="pencil" label={t('common.action.change')} onClick={nothing} />}
      >
        {LONG_WORD}
      </Card>
    )
  },
  'card-status.tsx': {
    'between title and action': t => (
      <Card
        title={t('common.term.connection')}
        actions={
          <>
            <CardStatus>
              <StatusBadge tone="plain">{t('common.term.connected')}</StatusBadge>
            </CardStatus>
            <Button>{t('common.action.change')}</Button>
          </>
        }
      >
        {LONG_NAME}
      </Card>
    )
  },
  'columns.tsx': {
    plain: t => (
      <Columns least={120}>
        <p>{t('common.term.host')}</p>
        <p>{t('common.term.port')}</p>
        <p>{t('common.term.username')}</p>
      </Columns>
    )
  }
}
