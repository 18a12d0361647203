import { HEIGHT, WIDTH } from './draw.js'

/** The screen as it is now, as a PNG. */
export function takePicture(svg) {
  const text = new XMLSerializer().serializeToString(svg)
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.addEventListener('error', reject)
    image.addEventListener('load', () => {
      const canvas = document.createElement('canvas')
      canvas.width = WIDTH
      canvas.height = HEIGHT
      canvas.getContext('2d').drawImage(image, 0, 0, WIDTH, HEIGHT)
      canvas.toBlob(resolve, 'image/png')
    })
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  })
}
