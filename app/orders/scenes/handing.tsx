// An order that has left the kitchen: packed, on its way, at the door.
import { Scene } from './scene.tsx';

export function Bag() {
  return (
    <Scene>
      <path d="M146 86h98l8 110H138z" className="face" />
      <path
        d="M146 86l10-14h78l10 14-12 12-12-12-12 12-13-12-12 12-12-12-12 12z"
        className="soft"
      />
      <path d="M226 196l-6-110" opacity=".35" />
      <g className="scene-nods">
        <circle cx="190" cy="146" r="24" className="brand" />
        <path d="M180 146l7 8 14-15" className="shine" strokeWidth="4" />
      </g>
      <path d="M262 150h56v46h-56z" className="soft" />
      <path d="M262 150h56l-6-10h-44zM290 150v20" />
      <path d="M76 196v-40h36v40z" className="face" />
      <path d="M72 156h44M80 156l4-14h20l4 14M98 142v-22l10-4" />
    </Scene>
  );
}

export function Rider() {
  return (
    <Scene>
      <path
        d="M36 196V96h52v100M300 196V74h64v122M52 116h20M52 138h20M318 96h28M318 120h28M318 144h28"
        opacity=".45"
      />
      <path d="M14 150h52M4 168h40M30 132h30" className="scene-wind" strokeWidth="3" opacity=".6" />
      <circle cx="146" cy="184" r="18" className="face" />
      <circle cx="146" cy="184" r="6" className="ink" />
      <circle cx="256" cy="184" r="18" className="face" />
      <circle cx="256" cy="184" r="6" className="ink" />
      <g className="scene-rides">
        <path d="M122 168c2-16 14-22 30-22h34l10 20h20l16-46h-14" className="face" />
        <path d="M128 170c0-14 12-22 26-22h36l8 22h26l14-38 8 4 10 38" className="brand" />
        <path d="M224 120l14-4" strokeWidth="5" />
        <path d="M118 92h52v50h-52z" className="brand" />
        <path d="M118 108h52" className="shine" />
        <path d="M186 148h26l4 24h14" strokeWidth="9" />
        <path d="M184 148c-4-26-2-44 14-52 12 4 14 20 14 30l-8 22z" className="soft" />
        <path d="M200 108l12 16 20-2" strokeWidth="5" />
        <circle cx="206" cy="76" r="17" className="face" />
        <path d="M188 78a18 18 0 0 1 34-8l6 6h-20l-4 6z" className="brand" />
      </g>
    </Scene>
  );
}

export function Door() {
  return (
    <Scene>
      <path d="M132 196V46a12 12 0 0 1 12-12h102a12 12 0 0 1 12 12v150z" className="brand" />
      <path
        d="M150 60h38v48h-38zM202 60h38v48h-38zM150 124h38v52h-38zM202 124h38v52h-38z"
        className="shine"
        opacity=".6"
      />
      <circle cx="196" cy="120" r="5" className="flame" />
      <path d="M112 196h166v8H112z" className="ink" />
      <path d="M206 168h92v28h-92z" className="face" />
      <path d="M206 168l10-12h72l10 12z" className="soft" />
      <path d="M240 168v10h24v-10" />
      <path
        d={
          'M76 196v-26h36v26zM94 170v-30M94 154c-14 0-18-8-18-16 12 0 18 6 18 16zM94 146' +
          'c0-12 6-18 18-18 0 10-6 18-18 18z'
        }
        className="face"
      />
    </Scene>
  );
}
