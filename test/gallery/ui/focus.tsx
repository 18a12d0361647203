import { SkipLink } from '../../../src/ui/focus/skip-link'
import type { States } from '../states'

export const FOCUS: States = {
  'skip-link.tsx': {
    'seen with the focus only': t => <SkipLink target="gallery">{t('shell.skipToContent')}</SkipLink>
  }
}
