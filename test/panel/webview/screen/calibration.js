import { element, HEIGHT, WIDTH } from './draw.js'
import { t } from './texts.js'

const READ_MILLISECONDS = 500

const send = order =>
  fetch('/touch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order)
  })

/** Covers the operating screen at the panel during a touch calibration, as its only input. */
export function followCalibration(screen) {
  const cover = element('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' })
  cover.id = 'calibration'
  const node = document.createElement('div')
  node.hidden = true
  node.append(cover)
  screen.before(node)

  // Where the finger leaves the screen, because a touch settles only then.
  cover.addEventListener('pointerup', ({ clientX, clientY }) => {
    const { left, top, width, height } = cover.getBoundingClientRect()
    void send({ x: ((clientX - left) * WIDTH) / width, y: ((clientY - top) * HEIGHT) / height }).then(read)
  })

  const buttons = document.createElement('p')
  node.append(buttons)
  const button = (name, order) => {
    const control = document.createElement('button')
    control.type = 'button'
    control.textContent = name
    control.addEventListener('click', () => void send(order).then(read))
    return control
  }
  const keep = button(t('keep'), { keep: true })
  buttons.append(button(t('cancel'), { cancel: true }), keep)

  async function read() {
    const { state, target, seconds_left: seconds } = await (await fetch('/touch')).json()
    node.hidden = state === 'idle' || state === 'ended'
    screen.hidden = !node.hidden
    keep.hidden = state !== 'confirm'
    cover.replaceChildren(
      element('rect', { width: WIDTH, height: HEIGHT, fill: '#10202b' }),
      element('text', { x: WIDTH / 2, y: 170, fill: '#f2f6f8', 'font-size': 20, 'text-anchor': 'middle' }, [
        `${t(state === 'confirm' ? 'keepNew' : state === 'waiting' ? 'touchToBegin' : 'touchTarget')} ${seconds ?? ''}`
      ]),
      ...(target ? [crosshair(target)] : [])
    )
  }
  setInterval(read, READ_MILLISECONDS)
}

const crosshair = ({ x, y }) =>
  element('path', { d: `M${x - 24} ${y}h48M${x} ${y - 24}v48`, stroke: '#ffd24d', 'stroke-width': 3 })
