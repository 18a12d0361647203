import type { AlarmDefinition, Priority, Source } from './event-log-state'

type Texts = [en: string, ja: string, ko: string]
/** Every so many seconds, in this share of them, for so many seconds. */
type Contact = [everySeconds: number, share: number, onSeconds: number, seed: number]

const HOUR = 3600
const DAY = 24 * HOUR

const definition = (id: string, [en, ja, ko]: Texts, category: number, priority: Priority, address: string) => ({
  id,
  texts: { en, ja, ko },
  category,
  priority,
  address
})

type Definition = ReturnType<typeof definition>

const watch = (
  of: Definition,
  source: Source,
  direction: AlarmDefinition['direction'],
  limit: number,
  hysteresis: number,
  delaySeconds: number
): AlarmDefinition => ({ ...of, source, direction, limit, hysteresis, delaySeconds })

const contact = (of: Definition, [everySeconds, share, onSeconds, seed]: Contact, more: object = {}) =>
  watch(of, { signal: { kind: 'pulse', everySeconds, share, onSeconds, seed, ...more }, unit: '' }, 'above', 0.5, 0, 0)

const TEMPERATURE = 10
const PRESSURE = 11
const FILLER = 20
const CONVEYOR = 30
const LABELLER = 40
const SAFETY = 1
const SUPPLY = 50
const MAINTENANCE = 200

/** An alarm with the id of its PLC. */
const silentPlc = (plc: string, texts: Texts, priority: Priority) =>
  watch(definition(plc, texts, SUPPLY, priority, ''), { plc }, 'above', 0.5, 0, 5)

const filler = (channel: string): Source => ({ log: 'filler-temperatures', channel })
const washer = (channel: string): Source => ({ log: 'bottle-washer', channel })

const VALUES: AlarmDefinition[] = [
  watch(
    definition(
      'tank-1-high',
      ['Tank 1: temperature high', 'タンク1: 温度高', '탱크 1: 온도 높음'],
      TEMPERATURE,
      'high',
      'Filler.Tank1.Temperature'
    ),
    filler('tank-1'),
    'above',
    82.5,
    2,
    5
  ),
  watch(
    definition(
      'tank-2-low',
      ['Tank 2: temperature low', 'タンク2: 温度低', '탱크 2: 온도 낮음'],
      TEMPERATURE,
      'middle',
      'Filler.Tank2.Temperature'
    ),
    filler('tank-2'),
    'below',
    46,
    2,
    5
  ),
  watch(
    definition(
      'filler-pressure-low',
      ['Filler: pressure low', '充填機: 圧力低', '충전기: 압력 낮음'],
      PRESSURE,
      'middle',
      'Filler.Pressure'
    ),
    filler('pressure'),
    'below',
    26.2,
    1.5,
    3
  ),
  watch(
    definition(
      'filler-flow-low',
      ['Filler: flow low', '充填機: 流量低', '충전기: 유량 낮음'],
      FILLER,
      'low',
      'Filler.Flow'
    ),
    filler('flow'),
    'below',
    13.8,
    1,
    5
  ),
  watch(
    definition(
      'washer-zone-3-high',
      ['Bottle washer, zone 3: temperature high', '洗瓶機ゾーン3: 温度高', '세병기 구역 3: 온도 높음'],
      TEMPERATURE,
      'middle',
      'D1203'
    ),
    washer('zone-3'),
    'above',
    71,
    1,
    30
  ),
  watch(
    definition(
      'caustic-low',
      ['Bottle washer: caustic too weak', '洗瓶機: 苛性濃度低', '세병기: 가성소다 농도 낮음'],
      FILLER,
      'low',
      'D1210'
    ),
    washer('caustic'),
    'below',
    1.68,
    0.05,
    60
  )
]

const CONTACTS: AlarmDefinition[] = [
  contact(
    definition(
      'emergency-stop',
      ['Emergency stop at the capper', 'キャッパー非常停止', '캐퍼 비상 정지'],
      SAFETY,
      'emergency',
      'X0010'
    ),
    [2 * DAY, 0.6, 600, 101]
  ),
  contact(
    definition(
      'guard-door',
      ['Filler: guard door open', '充填機: 安全扉開', '충전기: 안전문 열림'],
      SAFETY,
      'high',
      'X0011'
    ),
    [4 * HOUR, 0.5, 150, 104]
  ),
  contact(
    definition('capper-empty', ['Capper: no caps', 'キャッパー: キャップ切れ', '캐퍼: 캡 없음'], FILLER, 'low', 'M310'),
    [2400, 0.6, 140, 107]
  ),
  contact(
    definition(
      'label-roll',
      ['Labeller: roll almost empty', 'ラベラー: ラベル残量少', '라벨러: 롤 소진 임박'],
      LABELLER,
      'low',
      'M402'
    ),
    [HOUR, 0.7, 240, 110]
  ),
  contact(
    definition(
      'labeller-jam',
      ['Labeller: label jam', 'ラベラー: ラベル詰まり', '라벨러: 라벨 걸림'],
      LABELLER,
      'middle',
      'M405'
    ),
    [5400, 0.5, 90, 113]
  ),
  contact(
    definition(
      'printer-ink',
      ['Date printer: ink low', '日付印字機: インク残量少', '날짜 인쇄기: 잉크 부족'],
      LABELLER,
      'low',
      'M420'
    ),
    [12 * HOUR, 0.8, 900, 116]
  ),
  contact(
    definition(
      'photo-eye-3',
      ['Conveyor 3: photo eye dirty', 'コンベヤー3: 光電センサー汚れ', '컨베이어 3: 광전 센서 오염'],
      CONVEYOR,
      'low',
      'X0032'
    ),
    [2 * HOUR, 0.7, 6, 119],
    { times: 9 }
  ),
  contact(
    definition(
      'bottle-fallen',
      ['Conveyor 1: bottle fallen over', 'コンベヤー1: 転倒ボトル', '컨베이어 1: 병 넘어짐'],
      CONVEYOR,
      'low',
      'X0034'
    ),
    [660, 0.75, 25, 122]
  ),
  contact(
    definition(
      'cooling-water',
      ['Cooling water: flow low', '冷却水: 流量低', '냉각수: 유량 낮음'],
      SUPPLY,
      'high',
      'X0050'
    ),
    [DAY, 0.5, 420, 125]
  ),
  silentPlc('line-plc', ['Line PLC does not respond', 'Line PLC 応答なし', 'Line PLC 응답 없음'], 'high'),
  silentPlc('labeller', ['Labeller does not respond', 'ラベラー応答なし', '라벨러 응답 없음'], 'middle'),
  contact(
    definition(
      'filter-due',
      ['CIP: filter change due', 'CIP: フィルター交換時期', 'CIP: 필터 교체 시기'],
      MAINTENANCE,
      'low',
      'M900'
    ),
    [5 * DAY, 1, 2.5 * DAY, 131]
  ),
  ...[1, 2, 3, 4, 5, 6].map(number =>
    contact(
      definition(
        `conveyor-${number}-jam`,
        [`Conveyor ${number}: jam`, `コンベヤー${number}: 詰まり`, `컨베이어 ${number}: 막힘`],
        CONVEYOR,
        'middle',
        `X01${number}0`
      ),
      [1800, 0.45, 60, 140 + number * 3]
    )
  )
]

/** When the compressed air fails, one station after the other stops. */
const AIR_FAILURE: Contact = [16 * HOUR, 0.6, 300, 170]
const STATIONS: Texts[] = [
  ['Rinser', 'リンサー', '린서'],
  ['Filler', '充填機', '충전기'],
  ['Capper', 'キャッパー', '캐퍼'],
  ['Labeller', 'ラベラー', '라벨러'],
  ['Packer', 'パッカー', '포장기'],
  ['Palletizer', 'パレタイザー', '팔레타이저']
]

const AIR: AlarmDefinition[] = [
  contact(
    definition(
      'air-pressure',
      ['Compressed air: pressure low', '圧縮空気: 圧力低', '압축 공기: 압력 낮음'],
      SUPPLY,
      'emergency',
      'D1300'
    ),
    AIR_FAILURE
  ),
  ...STATIONS.flatMap(([en, ja, ko], index) => [
    contact(
      definition(
        `air-${index}-valve`,
        [`${en}: valve not in position`, `${ja}: バルブ位置異常`, `${ko}: 밸브 위치 이상`],
        SUPPLY,
        'middle',
        `M5${index}0`
      ),
      AIR_FAILURE,
      { offsetSeconds: 8 + index * 14 }
    ),
    contact(
      definition(`air-${index}-stop`, [`${en}: stopped`, `${ja}: 停止`, `${ko}: 정지`], SUPPLY, 'high', `M5${index}1`),
      AIR_FAILURE,
      { offsetSeconds: 20 + index * 17 }
    )
  ])
]

/** The alarms of the bottling line's project. */
export const PLANT_ALARMS: readonly AlarmDefinition[] = [...VALUES, ...CONTACTS, ...AIR]
