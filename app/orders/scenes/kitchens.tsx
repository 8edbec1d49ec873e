// What the restaurant does with an order: an oven, a grill, a bowl, a cup, a basket, or a pot.
import { Scene } from './scene.tsx';

export function Oven() {
  return (
    <Scene>
      <path d="M108 196V122a87 87 0 0 1 174 0v74z" className="face" />
      <path d="M138 196v-66a57 57 0 0 1 114 0v66z" className="ink" />
      <path
        d={
          'M108 150h30M112 100l27 12M140 58l18 26M195 35v38M250 58l-18 26M278 100l-27 12M282 150' +
          'h-30'
        }
      />
      <g className="scene-flame">
        <path
          d={
            'M222 190' +
            'c16 0 22-10 19-22-2-9-9-12-9-22-9 5-12 12-12 18' +
            '-5-3-6-8-6-12-8 8-12 16-10 24 2 9 9 14 18 14z'
          }
          className="flame bare"
        />
        <path
          d="M223 190c8 0 12-6 10-12-2-5-6-7-6-12-7 4-13 10-12 16 1 5 4 8 8 8z"
          className="core bare"
        />
      </g>
      <path d="M-20 199l152-17" strokeWidth="6" />
      <path d="M130 178l62-4 6 16-70 4z" className="face" />
      <ellipse cx="164" cy="178" rx="34" ry="8" className="crust" />
      <ellipse cx="164" cy="176" rx="25" ry="4.5" className="cheese bare" />
      <path d="M150 176h.1M163 178h.1M176 175h.1" className="sauce" strokeWidth="5" />
      <path d="M300 196v-34h70v34M300 179h70M335 162v17M318 179v17M352 179v17" className="face" />
      <path d="M306 156h58M312 150h46" strokeWidth="6" />
    </Scene>
  );
}

export function Grill() {
  return (
    <Scene>
      <path d="M96 168h198v28H96z" className="face" />
      <path d="M84 158h222" strokeWidth="9" />
      <path d="M112 182h.1M136 182h.1M160 182h.1" strokeWidth="7" />
      <path
        d="M128 148h64a5 5 0 0 0 5-7c-4-10-18-14-37-14s-33 4-37 14a5 5 0 0 0 5 7z"
        className="patty"
      />
      <path
        d="M212 148h52a5 5 0 0 0 4-7c-4-9-14-12-30-12s-26 3-30 12a5 5 0 0 0 4 7z"
        className="patty"
      />
      <path d="M210 128h56l-10 12-9-9-9 10-9-9z" className="flame" />
      <path
        d="M142 108c-7-9 7-13 0-24M160 108c-7-9 7-13 0-24M178 108c-7-9 7-13 0-24"
        className="scene-steam"
        strokeWidth="3"
      />
      <path
        d="M220 108c-7-9 7-13 0-24M238 108c-7-9 7-13 0-24M256 108c-7-9 7-13 0-24"
        className="scene-steam"
        strokeWidth="3"
      />
      <path d="M300 150l60-74" strokeWidth="7" />
      <path d="M282 158l30-18 8 10-20 12z" className="face" />
    </Scene>
  );
}

export function Bowl() {
  return (
    <Scene>
      <g className="scene-stirs">
        <path d="M252 104l40-66" strokeWidth="7" />
      </g>
      <path d="M116 122h158a79 70 0 0 1-52 66h-54a79 70 0 0 1-52-66z" className="brand" />
      <path d="M164 188h62v8h-62z" className="ink" />
      <path d="M122 122c6-26 30-34 44-26 10-22 44-22 54 0 18-8 44 0 48 26z" className="berry" />
      <path d="M146 112c12-7 30-7 40 0M206 108c12-6 26-4 36 4" className="swirl" />
      <circle cx="232" cy="98" r="13" className="fruit" />
      <circle cx="206" cy="88" r="13" className="fruit" />
      <circle cx="232" cy="98" r="4" className="seed bare" />
      <circle cx="206" cy="88" r="4" className="seed bare" />
      <path d="M160 96c-10-10-4-24 8-22 12-2 18 12 8 22-4 5-12 5-16 0z" className="sauce-fill" />
      <path d="M134 142a56 50 0 0 0 24 34" className="shine" strokeWidth="4" />
    </Scene>
  );
}

export function Cup() {
  return (
    <Scene>
      <path d="M112 191h160" strokeWidth="9" />
      <path d="M240 116h18a22 22 0 0 1 0 44h-22" strokeWidth="9" />
      <path d="M138 104h104v38a44 44 0 0 1-44 44h-16a44 44 0 0 1-44-44z" className="brand" />
      <path d="M154 122v20a28 28 0 0 0 14 25" className="shine" strokeWidth="4" />
      <path
        d="M164 86c-9-11 9-17 0-30M190 86c-9-11 9-17 0-30M216 86c-9-11 9-17 0-30"
        className="scene-steam"
        strokeWidth="4"
      />
    </Scene>
  );
}

export function Basket() {
  return (
    <Scene>
      <path d="M150 108c0-70 90-70 90 0" strokeWidth="7" />
      <path d="M134 112c-6-34 24-44 32-28 4 8 4 18 4 28z" className="leaf" />
      <path d="M170 112l-6-52h30l4 52z" className="face" />
      <path d="M166 84h28M165 70h28" />
      <g className="scene-lands">
        <path d="M208 112V70l8-12V46h14v12l8 12v42z" className="flame" />
      </g>
      <circle cx="252" cy="100" r="18" className="sauce-fill" />
      <path d="M252 82c0-6 4-10 9-10" />
      <path d="M106 110h178l-16 78a10 10 0 0 1-10 8H132a10 10 0 0 1-10-8z" className="brand" />
      <path d="M148 130l6 48M195 130v48M242 130l-6 48" className="shine" strokeWidth="4" />
    </Scene>
  );
}

export function Pot() {
  return (
    <Scene>
      <path d="M96 168h198v28H96z" className="face" />
      <path d="M112 182h.1M136 182h.1M160 182h.1" strokeWidth="7" />
      <path d="M128 162h134" strokeWidth="9" />
      <path d="M132 112h-18M258 112h18" strokeWidth="9" />
      <path d="M132 92h126v50a16 16 0 0 1-16 16h-94a16 16 0 0 1-16-16z" className="brand" />
      <path d="M148 108v28" className="shine" strokeWidth="4" />
      <g className="scene-lid">
        <path d="M124 92h142" strokeWidth="9" />
        <circle cx="195" cy="79" r="8" className="brand" />
      </g>
      <path
        d="M166 62c-7-9 7-13 0-24M195 58c-7-9 7-13 0-24M224 62c-7-9 7-13 0-24"
        className="scene-steam"
        strokeWidth="3"
      />
    </Scene>
  );
}
