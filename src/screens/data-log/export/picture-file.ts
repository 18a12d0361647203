import type { TrendHandle } from '../../../chart/types'
import { saveBlob } from '../../../lib/browser/download'
import { cleanFileName } from '../../../lib/text/file-name'
import { complain } from '../../../stores/notices'

/** Saves the chart with title and legend as a PNG file. */
export async function savePicture(chart: TrendHandle, title: string, subtitle: string): Promise<void> {
  try {
    saveBlob(await chart.toPicture({ title, subtitle }), `${cleanFileName(`${title} ${subtitle}`, 'trend')}.png`)
  } catch {
    complain('dataLog.picture.failed')
  }
}
