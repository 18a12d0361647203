import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef, useState } from 'react'
import type { WebViewConnection } from '../../api/webview'
import { saveBlob } from '../../lib/browser/download'
import { useModel } from '../../lib/browser/use-model'
import { environment } from '../../lib/environment'
import { useAction } from '../../lib/remote/use-action'
import { cleanFileName } from '../../lib/text/file-name'
import { useText } from '../../lib/text/use-text'
import { complain } from '../../stores/notices'
import { Card } from '../../ui/card/card'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { Button } from '../../ui/page/button'
import type { Connection } from './connection'
import { createScreenFrame } from './screen-frame'
import { Speed } from './speed'
import { useScale, type ZoomMode } from './use-scale'
import styles from './webview.module.css'

interface Props {
  connection: Connection
  state: WebViewConnection
}

/** The screen of the panel, in a frame of this origin. */
export function ScreenCard({ connection, state }: Props) {
  const { t } = useText()
  const page = useRef<HTMLIFrameElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<ZoomMode>('fit')
  const frame = useModel(() =>
    createScreenFrame(
      () => page.current?.contentWindow ?? null,
      () => void connection.$state.reload()
    )
  )
  // Before the page of the frame can post anything.
  useLayoutEffect(frame.listen, [frame])
  const size = useStore(frame.$size) ?? { width: 800, height: 480 }
  const scale = useScale(view, size, zoom)
  const picture = useAction(async () => {
    try {
      saveBlob(
        await frame.picture(),
        `${cleanFileName(`${state.machine} ${environment.deviceTimeText?.() ?? ''}`, 'screen')}.png`
      )
    } catch {
      complain('webview.picture.failed')
    }
  })
  const zooms: readonly ZoomMode[] = ['fit', 'actual']
  return (
    <Card>
      <div className={styles.tools}>
        <SegmentedControl<Record<string, unknown>, ZoomMode>
          bare
          label={t('common.term.size')}
          value={zoom}
          options={zooms.map(value => ({ value, text: t(`webview.zoom.${value}`) }))}
          onPick={setZoom}
        />
        <Speed of={state} />
        <div className={styles.buttons}>
          <Button onClick={() => page.current?.focus()}>{t('webview.keyboard')}</Button>
          {canFillScreen() && <Button onClick={() => fillScreen(view.current)}>{t('webview.fullScreen')}</Button>}
          <Button icon="image" busy={picture.busy} onClick={picture.run}>
            {t('webview.picture')}
          </Button>
        </div>
      </div>
      <div ref={view} className={styles.view} data-zoom={zoom}>
        <div style={{ width: `${size.width * scale}px`, height: `${size.height * scale}px` }} className={styles.place}>
          <iframe
            ref={page}
            className={styles.frame}
            // It leads nowhere else: no other page of this tab or in a new one, no form, no dialog.
            sandbox="allow-scripts allow-same-origin"
            src={connection.frame}
            title={t('webview.screen')}
            style={{ width: `${size.width}px`, height: `${size.height}px`, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </Card>
  )
}

/** Safari before 16.4 has the older name only. */
interface OldElement {
  webkitRequestFullscreen?: () => void
}

/** Phones of Apple have no full screen but for videos. */
const canFillScreen = (): boolean =>
  'requestFullscreen' in Element.prototype || 'webkitRequestFullscreen' in Element.prototype

function fillScreen(element: (HTMLElement & OldElement) | null): void {
  if (element?.requestFullscreen) element.requestFullscreen().catch(() => {})
  else element?.webkitRequestFullscreen?.()
}
