import { createBar } from './bar.js'
import { followCalibration } from './calibration.js'
import { drawScreen, HEIGHT, WIDTH } from './draw.js'
import { openLink } from './link.js'
import { takePicture } from './picture.js'
import { language, t } from './texts.js'

const { place, socket } = document.documentElement.dataset
const screen = document.getElementById('screen')
const lost = document.getElementById('lost')
const isFramed = place === 'webview' && parent !== window

/** To the console around the frame, which is of the same origin. */
const post = message => {
  if (isFramed) parent.postMessage(message, location.origin)
}

document.documentElement.lang = language
const show = drawScreen(screen, {
  language,
  onSet: (object, value) => send({ kind: 'operate', object, value }),
  onAcknowledge: () => send({ kind: 'acknowledge' }),
  onTouch: () => send({ kind: 'touch' })
})

let before
const send = openLink(socket, {
  onScreen(message) {
    lost.hidden = true
    show(message)
    showBar(message)
    const { role, remote } = message
    const state = JSON.stringify([role, remote, message.version])
    if (state !== before) post({ webview: 'changed' })
    before = state
  },
  onLost() {
    lost.textContent = t('lost')
    lost.hidden = false
    before = undefined
    post({ webview: 'changed' })
  }
})
const showBar = isFramed || place === 'webview' ? () => {} : createBar(document.getElementById('bar'), place, send)

addEventListener('message', async ({ data, origin, source }) => {
  if (!isFramed || source !== parent || origin !== location.origin || data?.webview !== 'picture') return
  post({ webview: 'picture', picture: await takePicture(screen.querySelector('svg')) })
})
if (place === 'panel') followCalibration(screen)
post({ webview: 'size', width: WIDTH, height: HEIGHT })
