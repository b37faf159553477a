/** The engine's interface, in the languages it can be called from. */
export const header = `/* Haptera rendering engine. SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef HAPTERA_H
#define HAPTERA_H

#ifdef __cplusplus
extern "C" {
#endif

/* What a device can do; the engine steps down automatically. */
typedef enum { HAPTERA_NONE, HAPTERA_RUMBLE, HAPTERA_HD, HAPTERA_TRUE_HD } haptera_level;

typedef struct haptera_engine haptera_engine;
typedef struct haptera_effects haptera_effects;
typedef struct haptera_loop haptera_loop;

/* NULL on a device without haptics: every call below accepts NULL and does nothing. */
haptera_engine *haptera_initialise(void);
haptera_level haptera_get_level(const haptera_engine *engine);

/* Reads every effect file of a folder. */
haptera_effects *haptera_load(haptera_engine *engine, const char *folder);

/* channel: 0 on phones and tablets; see the table of channels for everything else. */
void haptera_play(haptera_engine *engine, const haptera_effects *effects, const char *name, int channel);
haptera_loop *haptera_play_loop(haptera_engine *engine, const haptera_effects *effects, const char *name, int channel);

/* intensity: 0 to 1. */
void haptera_set_intensity(haptera_loop *loop, float intensity);
void haptera_stop(haptera_loop *loop);

/* Call it when the app goes to the background. */
void haptera_stop_all(haptera_engine *engine);
void haptera_close(haptera_engine *engine);

#ifdef __cplusplus
}
#endif
#endif
`;

export const csharp = `// Haptera rendering engine for Unity. SPDX-License-Identifier: GPL-2.0-or-later
using System;
using System.Runtime.InteropServices;

namespace Haptera
{
    public enum Level { None, Rumble, HD, TrueHD }

    public sealed class Engine : IDisposable
    {
        private IntPtr engine;

        public void Initialise() => engine = haptera_initialise();
        public Level Level => (Level)haptera_get_level(engine);
        public Effects Load(string folder) => new Effects(haptera_load(engine, folder));
        public void Play(Effect effect, int channel = 0) => haptera_play(engine, effect.Set, effect.Name, channel);
        public Loop Loop(Effect effect, int channel = 0) =>
            new Loop(haptera_play_loop(engine, effect.Set, effect.Name, channel));
        public void StopAll() => haptera_stop_all(engine);
        public void Dispose() => haptera_close(engine);

        [DllImport("haptera")] private static extern IntPtr haptera_initialise();
        [DllImport("haptera")] private static extern int haptera_get_level(IntPtr engine);
        [DllImport("haptera")] private static extern IntPtr haptera_load(IntPtr engine, string folder);
        [DllImport("haptera")] private static extern void haptera_play(IntPtr engine, IntPtr effects, string name, int channel);
        [DllImport("haptera")] private static extern IntPtr haptera_play_loop(IntPtr engine, IntPtr effects, string name, int channel);
        [DllImport("haptera")] private static extern void haptera_stop_all(IntPtr engine);
        [DllImport("haptera")] private static extern void haptera_close(IntPtr engine);
    }

    public sealed class Effects
    {
        private readonly IntPtr set;
        internal Effects(IntPtr set) => this.set = set;
        public Effect this[string name] => new Effect(set, name);
    }

    public readonly struct Effect
    {
        internal readonly IntPtr Set;
        internal readonly string Name;
        internal Effect(IntPtr set, string name) { Set = set; Name = name; }
    }

    public sealed class Loop
    {
        private readonly IntPtr loop;
        internal Loop(IntPtr loop) => this.loop = loop;
        public float Intensity { set => haptera_set_intensity(loop, value); }
        public void Stop() => haptera_stop(loop);

        [DllImport("haptera")] private static extern void haptera_set_intensity(IntPtr loop, float intensity);
        [DllImport("haptera")] private static extern void haptera_stop(IntPtr loop);
    }
}
`;
