import { readShifts } from '../api/misc'
import { isNotFound } from '../lib/remote/failure'
import { isOfShifts, type Range } from '../lib/time-range/range'
import { $shiftStarts } from '../lib/time-range/shifts'

/** Older firmware has no shifts. @throws ApiError */
export async function readShiftStarts(signal?: AbortSignal): Promise<void> {
  try {
    const { starts } = (await readShifts(signal)).value
    $shiftStarts.set(starts.map(minuteOfDay).sort((one, other) => one - other))
  } catch (error) {
    if (!isNotFound(error)) throw error
    $shiftStarts.set([])
  }
}

/** Before the window of a range is computed. @throws ApiError */
export async function shiftsFor(range: Range | undefined, signal?: AbortSignal): Promise<void> {
  if (isOfShifts(range) && !$shiftStarts.get()) await readShiftStarts(signal)
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
