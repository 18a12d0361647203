import type uPlot from 'uplot'

/** A cursor that the keyboard moves from record to record; it keeps its time while the view moves. */
export function createRecordCursor(plot: uPlot) {
  let held: number | undefined

  const timeOf = (index: number | null | undefined) => (index == null ? undefined : plot.data[0]?.[index])

  function place() {
    if (held === undefined) return
    plot.setCursor({ left: plot.valToPos(held, 'x'), top: plot.over.clientHeight / 2 }, false)
  }

  return {
    place,
    held: () => held,
    /** The time of the record under the cursor, set by keyboard or pointer. */
    time: () => held ?? timeOf(plot.cursor.idx),
    hold(time: number): void {
      held = time
      place()
    },
    release(): void {
      held = undefined
    },
    hide(): void {
      held = undefined
      plot.setCursor({ left: -10, top: -10 })
    },
    /** @returns the time it moved to; the newest record if it had none. */
    step(records: number): number | undefined {
      const times = plot.data[0] ?? []
      const from = this.time()
      const last = times.length - 1
      let index = from === undefined ? last : plot.valToIdx(from) + records
      // Several records may have the same time, which has one place.
      while (times[index] === from && index > 0 && index < last) index += Math.sign(records)
      held = timeOf(Math.min(Math.max(index, 0), last))
      place()
      return held
    },
    jump(): number | undefined {
      held = timeOf((plot.data[0]?.length ?? 0) - 1)
      place()
      return held
    }
  }
}

export type RecordCursor = ReturnType<typeof createRecordCursor>
