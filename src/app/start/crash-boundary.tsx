import { Component, type ReactNode } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'

interface Props {
  children: ReactNode
}

/** Contains an exception in one screen, so that menu and top bar keep working. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static override getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    const { t } = $i18n.get()
    return (
      <Banner
        tone="bad"
        title={t('errors.general')}
        action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
      />
    )
  }
}
