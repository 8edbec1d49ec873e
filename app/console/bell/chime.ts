// The bell of a new order, synthesised from two tones, so that no sound file has to load.

export type Chime = {
  /** Call from a user gesture: browsers block sound before one. True if sound plays. */
  unlock: () => Promise<boolean>;
  /** How often the tones repeat, and their volume, up to 1. */
  ring: (sound: { rounds: number; volume: number }) => void;
  close: () => void;
};

const NOTES_HZ = [880, 1318.5];
const NOTE_EVERY_S = 0.18;
const DECAY_S = 0.9;
const ROUND_S = 0.75;
const UNLOCK_WITHIN_MS = 500;

export function createChime(): Chime {
  const audio = new AudioContext();

  function note(frequency: number, start: number, volume: number) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + DECAY_S);
    gain.connect(audio.destination);
    // The higher octave is audible in a noisy kitchen.
    for (const octave of [1, 2]) {
      const tone = audio.createOscillator();
      tone.type = octave === 1 ? 'triangle' : 'sine';
      tone.frequency.value = frequency * octave;
      tone.connect(gain);
      tone.start(start);
      tone.stop(start + DECAY_S);
    }
  }

  return {
    async unlock() {
      // Without a gesture, `resume` may never settle.
      const waited = new Promise<void>((resolve) => setTimeout(resolve, UNLOCK_WITHIN_MS));
      await Promise.race([audio.resume().catch(() => undefined), waited]);
      return audio.state === 'running';
    },
    ring({ rounds, volume }) {
      if (audio.state !== 'running') return;
      for (let round = 0; round < rounds; round++) {
        NOTES_HZ.forEach((frequency, position) => {
          note(frequency, audio.currentTime + round * ROUND_S + position * NOTE_EVERY_S, volume);
        });
      }
    },
    close: () => void audio.close(),
  };
}
